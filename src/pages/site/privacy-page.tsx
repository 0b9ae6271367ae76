import * as spanish from "@/content/policies/es/privacy.mdx";
import * as english from "@/content/policies/privacy.mdx";
import { paths } from "@/lib/paths";
import { PolicyPage } from "@/pages/site/policy-page";

const text = import.meta.env.LANGUAGE === "es" ? spanish : english;

export const Component = () => <PolicyPage path={paths.privacy} text={text} />;
