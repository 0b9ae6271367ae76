import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useAccount } from "@/components/account/account-context";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { SectionLoading } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { type Practice, usePractices } from "@/hooks/practice/own-practices";
import { paths } from "@/lib/paths";

/** Renders the practice of the `practice` parameter, or the oldest one, if the member can edit it; a notice otherwise. */
export function EditablePractice({ children }: { children: (practice: Practice) => ReactNode }) {
  const practices = usePractices(useAccount().id);
  const [params] = useSearchParams();
  const named = params.get("practice");
  if (practices.isPending) return <SectionLoading label="Loading your practice..." />;
  if (!practices.data) return <LoadFailure query={practices} />;
  const practice = practices.data.find(
    ({ doctor_id, permissions }) =>
      permissions.includes("edit") && (named === null || doctor_id === named),
  );
  if (practice) return children(practice);
  return (
    <Notice tone="attention" title="Practice not found">
      Choose one of your practices under <TextLink to={paths.practiceSetup}>Your practice</TextLink>
      .
    </Notice>
  );
}
