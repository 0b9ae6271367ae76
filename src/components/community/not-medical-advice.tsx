import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";

/** A disclaimer shown with all content that members write. */
export function NotMedicalAdvice({ className }: { className: string }) {
  return (
    <p className={joinClasses("text-sm text-ink-soft", className)}>
      <Trans>
        This isn't medical advice.{" "}
        <strong className="font-semibold text-ink">In an emergency, call 911.</strong>{" "}
        <TextLink to={paths.communityGuidelines}>Community guidelines</TextLink>
      </Trans>
    </p>
  );
}
