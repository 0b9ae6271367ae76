export interface LeaveDialogProps {
  /** The changes are kept on this device. */
  areKept: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** What becomes of changes when a form is left without saving. */
export const whatIsLost = (areKept: boolean): string =>
  areKept
    ? "What you typed is kept on this device for when you come back."
    : "Your changes on this page will be lost.";
