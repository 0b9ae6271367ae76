import { t } from "@/lib/messages";

export interface LeaveDialogProps {
  /** Whether the changes are saved as a draft on this device. */
  isDraftSaved: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Describes what happens to unsaved changes when the form is left. */
export const describeUnsavedChanges = (isDraftSaved: boolean): string =>
  isDraftSaved
    ? t`Your changes are saved on this device, so you can finish later.`
    : t`Your changes on this page will be lost.`;
