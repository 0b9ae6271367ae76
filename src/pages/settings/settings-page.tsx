import { DeleteSection } from "@/components/account/delete-section";
import { DevicesSection } from "@/components/account/devices-section";
import { EmailForm } from "@/components/account/email-form";
import { ExportSection } from "@/components/account/export-section";
import { IdentitiesSection } from "@/components/account/identities-section";
import { PasswordForm } from "@/components/account/password-form";
import { SettingsSection } from "@/components/account/settings-section";
import { TwoStepSection } from "@/components/account/two-step-section";
import { BlockedSection } from "@/components/blocks/blocked-section";
import { PageHead } from "@/components/layout/page-head";
import { MessagesSection } from "@/components/mail/messages-section";
import { useAccount } from "@/components/session/account-context";
import { Container } from "@/components/ui/container";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";

export function Component() {
  const { id, email } = useAccount();

  return (
    <Container className="py-10 sm:py-14">
      <PageHead title="Settings" isIndexed={false} />
      <h1 className="text-3xl">Settings</h1>
      <p className="mt-3 mb-9 max-w-prose text-ink-soft">
        How you sign in, what we tell you, and what happens to your data. What others see of you is
        in your <TextLink to={paths.editProfile}>profile</TextLink>.
      </p>
      <SettingsSection
        title="Email address"
        description="You sign in with it, and our mails go there. Others see it only if your profile says so; then a new one takes its place there too. To change it, both the present and the new mailbox must confirm."
      >
        <EmailForm current={email} />
      </SettingsSection>
      <SettingsSection
        title="Password"
        description="Choose one that you use nowhere else. A few words in a row are easy to keep in mind and hard to guess."
      >
        <PasswordForm email={email} />
      </SettingsSection>
      <SettingsSection
        title="Two-step verification"
        description="Besides your password, signing in then takes a code from an authenticator app on your phone."
      >
        <TwoStepSection />
      </SettingsSection>
      <SettingsSection
        title="Ways to sign in"
        description="The identities that are linked to your account."
      >
        <IdentitiesSection />
      </SettingsSection>
      <SettingsSection
        title="Your devices"
        description="Signing out ends your session on all your devices, also on a lost phone or a computer that is not yours. They may take up to an hour to notice. To stay signed in elsewhere, sign out here only."
      >
        <DevicesSection />
      </SettingsSection>
      <SettingsSection
        title="Messages"
        description="What we tell you here, among your notifications, and by mail. Emails name the practice and link here. They never repeat what members wrote; an admin’s decision comes with its reason. What gives you a reason shows here in any case. What we have told you already stays as it is."
      >
        <MessagesSection email={email} />
      </SettingsSection>
      <SettingsSection
        title="People you have blocked"
        description="You don’t see what they write, and they can’t react to or comment on your posts. They aren’t notified. To block somebody, use Block on their profile or in the menu of a post or comment of theirs."
      >
        <BlockedSection userId={id} />
      </SettingsSection>
      <SettingsSection
        title="Your data"
        description="Everything you have stored with us, in one file (JSON): also whom you have blocked, what you have reported, your notifications, and what was mailed to you in the last 90 days."
      >
        <ExportSection email={email} />
      </SettingsSection>
      <SettingsSection
        title="Delete account"
        description="There is no way back. You may want to download your data first."
      >
        <DeleteSection userId={id} email={email} />
      </SettingsSection>
    </Container>
  );
}
