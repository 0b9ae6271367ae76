import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";

/** Asks for a name if the account has none. */
export function NameReminder() {
  return (
    <Notice
      tone="attention"
      title="Your account has no name yet"
      actions={
        <LinkButton to={paths.editProfile} variant="secondary" size="sm">
          Add your name
        </LinkButton>
      }
    >
      Your posts show as “Anonymous”. You can’t use names that belong to the site or its team.
    </Notice>
  );
}
