import { Download } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useAccount } from "@/components/account/account-context";
import { BlockedSection } from "@/components/account/blocked-section";
import { DeleteSection } from "@/components/account/delete-section";
import { DevicesSection } from "@/components/account/devices-section";
import { EmailForm } from "@/components/account/email-form";
import { Feedback } from "@/components/account/feedback";
import { FollowedSection } from "@/components/account/followed-section";
import { IdentitiesSection } from "@/components/account/identities-section";
import { PasswordForm } from "@/components/account/password-form";
import { TwoStepSection } from "@/components/account/two-step-section";
import { EmailSettingsSection } from "@/components/notifications/email-settings-section";
import { PageHead } from "@/components/site/page-head";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { useExportMyData } from "@/hooks/account/account-data";
import { downloadJson, downloadPage } from "@/lib/browser/download";
import { today } from "@/lib/format/dates";
import { loadForClick } from "@/lib/load-for-click";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

export function Component() {
  const { id, email } = useAccount();

  return (
    <Container className="py-10 sm:py-14">
      <PageHead title={t`Settings`} isIndexed={false} />
      <h1 className="text-3xl">
        <Trans>Settings</Trans>
      </h1>
      <p className="mt-3 mb-9 max-w-prose text-ink-soft">
        <Trans>
          Manage how you sign in, what we notify you about, and your data. To change what others
          see, edit your <TextLink to={paths.editProfile}>profile</TextLink>.
        </Trans>
      </p>
      <SettingsSection
        title={t`Email`}
        description={t`You sign in with this email, and we send our emails to it. Others can see it only if you publish it in your profile. To change it, you have to confirm the change from both your current and your new email.`}
      >
        <EmailForm current={email} />
      </SettingsSection>
      <SettingsSection
        title={t`Password`}
        description={t`Use a password you don't use anywhere else. A few random words are easy to remember and hard to guess.`}
      >
        <PasswordForm email={email} />
      </SettingsSection>
      {/* The embedded backend has none. */}
      {!import.meta.env.VITE_EMBEDDED && (
        <SettingsSection
          title={t`Two-step verification`}
          description={t`Add a second step to sign-in: a code from an authenticator app on your phone.`}
        >
          <TwoStepSection />
        </SettingsSection>
      )}
      <SettingsSection
        title={t`Sign-in methods`}
        description={t`The sign-in methods linked to your account.`}
      >
        <IdentitiesSection />
      </SettingsSection>
      <SettingsSection
        title={t`Your devices`}
        description={t`Where you are signed in. Sign out of a device that you lost or share. Other devices can't make changes from then on, but can take up to an hour to sign out.`}
      >
        <DevicesSection />
      </SettingsSection>
      <SettingsSection
        title={t`Email settings`}
        description={t`Choose what we email you about. Emails name the practice and link to this site. They never include what members wrote. Every notification also appears on this site.`}
      >
        <EmailSettingsSection email={email} />
      </SettingsSection>
      <SettingsSection
        title={t`People you follow`}
        description={t`You get a notification when they share a post. They can't see that you follow them.`}
      >
        <FollowedSection userId={id} />
      </SettingsSection>
      <SettingsSection
        title={t`Blocked people`}
        description={t`You won't see their posts or comments, and they can't like, share, or comment on your posts. They aren't notified. To block someone, choose Block on their profile or in the menu of their post or comment.`}
      >
        <BlockedSection userId={id} />
      </SettingsSection>
      <SettingsSection
        title={t`Your data`}
        description={t`Download your data as a page to read, or as a JSON file for programs. It includes the posts you liked, the practices you saved, your blocks, reports, and notifications, and which emails we sent you in the last 90 days.`}
      >
        <ExportSection email={email} />
      </SettingsSection>
      <SettingsSection
        title={t`Delete account`}
        description={t`This can't be undone. You may want to download your data first.`}
      >
        <DeleteSection userId={id} email={email} />
      </SettingsSection>
    </Container>
  );
}

/** Downloads everything the member stored, as a page to read or as a file for programs. */
function ExportSection({ email }: { email: string }) {
  const page = useExportMyData();
  const file = useExportMyData();
  const fileName = (extension: string) => `dpc-nearby-data-${today()}.${extension}`;

  async function savePage() {
    const renderer = await loadForClick(() => import("@/lib/account/export-page"));
    if (!renderer) return;
    page.mutate(undefined, {
      onSuccess: (data) => downloadPage(fileName("html"), renderer.exportPage(email, data)),
    });
  }
  const saveFile = () =>
    file.mutate(undefined, {
      onSuccess: (data) => downloadJson(fileName("json"), { account_email: email, data }),
    });

  return (
    <div className="grid justify-items-start gap-5">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          isBusy={page.isPending}
          icon={<Download aria-hidden="true" />}
          onClick={savePage}
        >
          <Trans>Download my data</Trans>
        </Button>
        <Button variant="ghost" isBusy={file.isPending} onClick={saveFile}>
          <Trans>Download as JSON</Trans>
        </Button>
      </div>
      <Feedback>
        {(page.isSuccess || file.isSuccess) && t`Your file is ready. Check your downloads.`}
      </Feedback>
    </div>
  );
}

interface SettingsSectionProps {
  title: string;
  description: ReactNode;
  children: ReactNode;
}

/** A section of the settings page: title and description on the left, controls on the right. */
function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-5 border-t border-line py-9 lg:grid-cols-[20rem_1fr] lg:gap-12 lg:py-11"
    >
      <div>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <div className="mt-2 max-w-prose text-sm text-ink-soft">{description}</div>
      </div>
      <Card padding="lg" className="max-w-2xl">
        {children}
      </Card>
    </section>
  );
}
