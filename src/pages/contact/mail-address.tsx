import { site } from "@/lib/site";

const [name, host] = site.contactEmail.split("@");

/** Our address to read; where it does not fit, it breaks behind the sign. */
export function MailAddress() {
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
