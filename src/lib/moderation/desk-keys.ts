const storageKey = "dpc-nearby-desk-keys";

/** Whether the keys of the desk do something in this browser. They do until somebody switches them off. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    // Browsers may forbid storage altogether.
    return true;
  }
}

/** Switches the keys of the desk on or off in this browser: dictation may press letters that nobody meant. */
export function switchKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Then it holds for nothing, and the box shows so when it is opened again.
  }
}
