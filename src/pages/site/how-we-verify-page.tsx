import Text, { policy, tableOfContents } from "@/content/policies/how-we-verify.mdx";
import { paths } from "@/lib/paths";
import { PolicyPage } from "@/pages/site/policy-page";

export const Component = () => (
  <PolicyPage path={paths.howWeVerify} policy={policy} Text={Text} contents={tableOfContents} />
);
