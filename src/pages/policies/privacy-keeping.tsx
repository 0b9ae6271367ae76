import type { ProseSection } from "@/components/layout/prose-page";
import { WaysToReachUs } from "@/components/layout/ways-to-reach-us";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { RunBy } from "@/pages/policies/run-by";

/** Where it is kept, for how long, and how one takes it along. */
export const keeping: readonly ProseSection[] = [
  {
    id: "where",
    title: "Where it is stored, and by whom",
    body: (
      <>
        <RunBy />
        <p>
          The database, sign-in and pictures are kept at Supabase, a hosting company, in a project
          that those who run {site.name} control. The pages come from a web host. Like all hosts,
          both keep technical logs for a limited time, with IP addresses and the pages asked for, to
          keep the service safe. Mail that the site sends, to confirm an address or reset a
          password, goes through a mail service. The few people who run the site can reach the
          database to repair it; rules in the database itself keep everybody else to the table
          above.
        </p>
        <p>
          We do not sell data, rent it out or use it for advertising, and hand it over only where
          the law forces us to.
        </p>
      </>
    ),
  },
  {
    id: "health",
    title: "Health information",
    body: (
      <p>
        We do not ask for any, and the site is not made to hold it: it is no medical record, and we
        make no claim to meet HIPAA. Please do not put medical details into requests, posts or
        mails. Your doctor’s own portal is the place for them.
      </p>
    ),
  },
  {
    id: "how-long",
    title: "How long it is kept",
    body: (
      <ul>
        <li>Your account and what you publish: until you delete it.</li>
        <li>
          A post or comment that you delete is invisible at once and can be brought back for ten
          minutes. After that it is removed for good.
        </li>
        <li>
          A request to a practice can be read for 90 days after it is answered, declined or
          withdrawn. Then nobody sees it any more, and it is deleted.
        </li>
        <li>The host’s backups are overwritten in turn; what you deleted leaves them with that.</li>
      </ul>
    ),
  },
  {
    id: "leave",
    title: "Taking your data along, and leaving",
    body: (
      <>
        <p>
          Both are in <TextLink to={paths.settings}>Settings</TextLink>, without asking anybody.
          “Download my data” gives you what you stored as a file in JSON, a format that programs can
          read. “Delete my account” asks for your address and your password, and then
        </p>
        <ul>
          <li>
            <strong>removes for good</strong> your account, profile and profile picture, your posts,
            stories, comments, likes and shares, claims and their evidence, requests, blocks and
            notifications;
          </li>
          <li>
            <strong>keeps, without any link to you</strong>, listings with their photos, corrections
            and reports. A listing that you owned can be claimed anew.
          </li>
        </ul>
        <p>
          To have a photo removed from a listing, or anything else that you cannot reach yourself,{" "}
          <TextLink to={paths.contact}>write to us</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: "practices",
    title: "If you are listed without having asked",
    body: (
      <p>
        Members may add practices with what is public about them: name, address, phone, website,
        prices and NPI. If something is wrong, suggest a correction or claim the listing. If you
        want it gone, <TextLink to={paths.contact}>write to us</TextLink> from the practice’s
        address.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes and questions",
    body: (
      <p>
        This page describes the site as it is. When the site changes, so do this page and the date
        at its top. Questions, and requests about your data, go to <WaysToReachUs />. Accounts are
        for adults; we do not knowingly keep data of children.
      </p>
    ),
  },
];
