import { Notice } from "@/components/ui/notice";

/** Says why another listing is shown than the address named. */
export const MergedNotice = () => (
  <Notice title="This listing was merged into this one" className="mb-8">
    The address you followed belonged to another listing of the same practice.
  </Notice>
);
