import Text, { policy, tableOfContents } from "@/content/policies/terms.mdx";
import { paths } from "@/lib/paths";
import { PolicyPage } from "@/pages/site/policy-page";

export const Component = () => (
  <PolicyPage path={paths.terms} policy={policy} Text={Text} contents={tableOfContents} />
);
