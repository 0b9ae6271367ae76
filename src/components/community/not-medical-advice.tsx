import { Siren } from "lucide-react";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";

/** A disclaimer shown with all content that members write. */
export function NotMedicalAdvice({ className = "" }: { className?: string }) {
  return (
    <Notice icon={<Siren aria-hidden="true" />} className={className}>
      <p>
        People share their own experiences here. This isn't medical advice.{" "}
        <strong className="font-semibold">In an emergency, call 911.</strong>{" "}
        <TextLink to={paths.communityGuidelines}>Community guidelines</TextLink>
      </p>
    </Notice>
  );
}
