import { useLocation } from "react-router-dom";
import { TextLink } from "@/components/ui/text-link";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import type { Enums } from "@/lib/supabase/database.types";

interface AskLinkProps {
  listing: { id: string };
  about: Enums<"request_question">;
  /** “Ask the practice” by default. */
  label?: string;
}

/**
 * A link to the form for questions, or to the practice's contact details if nobody answers here.
 */
export function AskLink({ listing, about, label = t`Ask the practice` }: AskLinkProps) {
  const { state } = useLocation();
  return (
    <TextLink to={paths.askPractice(listing.id, about)} state={state} preventScrollReset>
      {label}
    </TextLink>
  );
}
