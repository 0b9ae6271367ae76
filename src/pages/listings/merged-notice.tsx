import { Notice } from "@/components/ui/notice";
import { t } from "@/lib/messages";

/** Explains why the page shows a different listing than the link pointed to. */
export const MergedNotice = () => (
  <Notice title={t`This listing was merged into this one`} className="mb-8">
    {t`The link you followed pointed to another listing for the same practice.`}
  </Notice>
);
