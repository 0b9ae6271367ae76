import { useLocation } from "react-router-dom";
import { TextLink } from "@/components/ui/text-link";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import type { Enums } from "@/lib/supabase/database.types";

interface AskLinkProps {
  listing: { id: string; accepts_requests: boolean | null };
  about: Enums<"request_question">;
}

/** "Ask the practice", as a link to the form for questions if somebody answers there. */
export function AskLink({ listing, about }: AskLinkProps) {
  const { state } = useLocation();
  if (!listing.accepts_requests) return t`Ask the practice`;
  return (
    <TextLink to={paths.askPractice(listing.id, about)} state={state} preventScrollReset>
      {t`Ask the practice`}
    </TextLink>
  );
}
