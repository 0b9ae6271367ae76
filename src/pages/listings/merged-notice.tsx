import { Notice } from "@/components/ui/notice";

/** Says why another listing is shown than the address named. */
export const MergedNotice = () => (
  <Notice title="This listing was merged into this one" className="mb-8">
    The link you followed pointed to another listing for the same practice.
  </Notice>
);
