import Text, { policy, tableOfContents } from "@/content/policies/community-guidelines.mdx";
import { paths } from "@/lib/paths";
import { PolicyPage } from "@/pages/site/policy-page";

export const Component = () => (
  <PolicyPage
    path={paths.communityGuidelines}
    policy={policy}
    Text={Text}
    contents={tableOfContents}
  />
);
