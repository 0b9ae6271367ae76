import * as english from "@/content/policies/accessibility.mdx";
import * as spanish from "@/content/policies/es/accessibility.mdx";
import { paths } from "@/lib/paths";
import { PolicyPage } from "@/pages/site/policy-page";

const text = import.meta.env.LANGUAGE === "es" ? spanish : english;

export const Component = () => <PolicyPage path={paths.accessibility} text={text} />;
