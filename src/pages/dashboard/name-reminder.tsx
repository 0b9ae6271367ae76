import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";

/** Asks for a name, also where the one that was typed at sign-up could not be used. */
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
      Others see what you write as “Anonymous”. Names that belong to the site or its team can’t be
      used.
    </Notice>
  );
}
