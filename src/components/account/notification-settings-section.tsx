import { NotificationSettingsForm } from "@/components/account/notification-settings-form";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useEmailPreferences, useResumeEmails } from "@/hooks/mail/email-preferences";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { toast } from "@/lib/toast";

/** The notification settings, with a button that resumes emails after a bounce. */
export function NotificationSettingsSection({ email }: { email: string }) {
  const preferences = useEmailPreferences();
  const resume = useResumeEmails();

  async function resumeAndConfirm() {
    try {
      await resume.mutateAsync();
    } catch {
      // A toast shows the error.
      return;
    }
    toast({ title: "Emails are back on", tone: "success" });
  }

  if (preferences.isPending) {
    return (
      <LoadingRegion label="Loading your notification settings..." isLabelHidden>
        <Skeleton className="h-64" />
      </LoadingRegion>
    );
  }
  if (!preferences.data) return <LoadFailure query={preferences} />;
  const { suppressed_email, suppressed_because } = preferences.data;
  return (
    <div className="grid gap-6">
      {suppressed_email === email.toLowerCase() && (
        <Notice
          tone="attention"
          title="Emails to you are paused"
          actions={
            <Button
              ref={moveFocusOnRemoval}
              variant="secondary"
              size="sm"
              isBusy={resume.isPending}
              onClick={resumeAndConfirm}
            >
              Resume emails
            </Button>
          }
        >
          {suppressed_because}.
        </Notice>
      )}
      <NotificationSettingsForm stored={preferences.data} />
    </div>
  );
}
