import { Notice } from "@/components/ui/notice";

/** Explains why the page shows a different listing than the link pointed to. */
export const MergedNotice = () => (
  <Notice title="This listing was merged into this one" className="mb-8">
    The link you followed pointed to another listing for the same practice.
  </Notice>
);
