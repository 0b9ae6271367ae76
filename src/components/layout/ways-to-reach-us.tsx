import { TextLink } from "@/components/ui/text-link";
import { mailtoHref } from "@/lib/format/web-addresses";
import { paths } from "@/lib/paths";
import { operator } from "@/lib/site/site";

/** Links to the contact page and the operator's email, if set, to be used within a sentence. */
export function WaysToReachUs() {
  return (
    <>
      <TextLink to={paths.contact}>our contact page</TextLink>
      {operator.email && (
        <>
          {" "}
          or <TextLink to={mailtoHref(operator.email)}>{operator.email}</TextLink>
        </>
      )}
    </>
  );
}
