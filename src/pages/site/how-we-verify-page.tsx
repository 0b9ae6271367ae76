import * as spanish from "@/content/policies/es/how-we-verify.mdx";
import * as english from "@/content/policies/how-we-verify.mdx";
import { paths } from "@/lib/paths";
import { PolicyPage } from "@/pages/site/policy-page";

const text = import.meta.env.LANGUAGE === "es" ? spanish : english;

export const Component = () => <PolicyPage path={paths.howWeVerify} text={text} />;
