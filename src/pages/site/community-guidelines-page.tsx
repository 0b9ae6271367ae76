import * as english from "@/content/policies/community-guidelines.mdx";
import * as spanish from "@/content/policies/es/community-guidelines.mdx";
import { paths } from "@/lib/paths";
import { PolicyPage } from "@/pages/site/policy-page";

const text = import.meta.env.LANGUAGE === "es" ? spanish : english;

export const Component = () => <PolicyPage path={paths.communityGuidelines} text={text} />;
