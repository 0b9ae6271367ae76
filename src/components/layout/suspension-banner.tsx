import { Container } from "@/components/ui/container";
import { TextLink } from "@/components/ui/text-link";
import { useSuspension } from "@/hooks/profiles/current-member";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";

/** Tells a suspended member about the suspension and its reason. */
export function SuspensionBanner() {
  const suspension = useSuspension();
  if (suspension === null) return null;
  const { reason, until, isHidden } = suspension;
  return (
    <aside aria-label="Your account" className="bg-apricot print:hidden">
      <Container className="py-3 text-sm break-words">
        <strong className="font-semibold">
          Your account is suspended{until ? ` until ${formatDay(until)}` : ""}.
        </strong>{" "}
        You can still read the site and download your data.
        {isHidden &&
          " Your posts, comments, and profile are hidden from others until the suspension ends."}{" "}
        Reason: {reason}
        <span className="mt-1 flex flex-wrap gap-x-6">
          <TextLink to={paths.dashboard} className="py-1">
            Appeal on your dashboard
          </TextLink>
          <TextLink to={paths.settings} className="py-1">
            Download your data
          </TextLink>
          <TextLink to={paths.contact} className="py-1">
            Contact us
          </TextLink>
        </span>
      </Container>
    </aside>
  );
}
