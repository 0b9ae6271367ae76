import Text, { policy, tableOfContents } from "@/content/policies/privacy.mdx";
import { paths } from "@/lib/paths";
import { PolicyPage } from "@/pages/site/policy-page";

export const Component = () => (
  <PolicyPage path={paths.privacy} policy={policy} Text={Text} contents={tableOfContents} />
);
