import Text, { policy, tableOfContents } from "@/content/policies/accessibility.mdx";
import { paths } from "@/lib/paths";
import { PolicyPage } from "@/pages/site/policy-page";

export const Component = () => (
  <PolicyPage path={paths.accessibility} policy={policy} Text={Text} contents={tableOfContents} />
);
