const prefix = "dpc-nearby-draft-";

/** Keeps what somebody is writing on this device, under a name of its own. */
export function saveDraft(name: string, values: object): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(values));
  } catch {
    // Storage may be full or forbidden; then a reload loses the draft, as it would without us.
  }
}

/** What was kept, as it was parsed: check it before use. Null when there is nothing readable. */
export function loadDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? "null");
  } catch {
    return null;
  }
}

/** Forgets a draft. */
export function clearDraft(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // As in saveDraft: without storage there is no draft.
  }
}
