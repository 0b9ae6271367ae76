import { TextLink } from "@/components/ui/text-link";
import { mailtoHref } from "@/lib/mailto";
import { operator } from "@/lib/operator";
import { paths } from "@/lib/paths";

/** The contact page and, where there is one, the operator's address, for the middle of a sentence. */
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
