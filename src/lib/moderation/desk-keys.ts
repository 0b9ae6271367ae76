const storageKey = "dpc-nearby-desk-keys";

/** Whether keyboard shortcuts are on in this browser. They are by default. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    // Storage may be blocked.
    return true;
  }
}

/** Turns keyboard shortcuts on or off in this browser, because dictation software can trigger them by accident. */
export function setShortcutsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Storage may be blocked. The checkbox shows the actual state when it is opened again.
  }
}
