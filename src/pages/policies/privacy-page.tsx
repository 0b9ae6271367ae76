import { ProsePage, type ProseSection } from "@/components/layout/prose-page";
import { WaysToReachUs } from "@/components/layout/ways-to-reach-us";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { RunBy } from "@/pages/policies/run-by";
import { WhoReadsWhat } from "@/pages/policies/who-reads-what";

const usesCaptcha = Boolean(import.meta.env.VITE_TURNSTILE_SITE_KEY);

const sections: readonly ProseSection[] = [
  {
    id: "visiting",
    title: "Just looking around",
    body: (
      <>
        <p>
          You can search, compare and read without an account. There are no analytics, advertising
          or tracking tools on this site, and it sets no cookies. Fonts and pictures come from the
          site itself; your browser talks to the site and to its database, and to nobody else
          {usesCaptcha && ", except at the door"}.
        </p>
        {usesCaptcha && (
          <p>
            The pages for signing up, signing in and resetting a password ask Cloudflare Turnstile
            whether a person is there. Your browser loads its script from challenges.cloudflare.com
            for that, and Cloudflare learns your IP address and things about your browser.
          </p>
        )}
        <p>
          What you search for is sent to the database to be answered. It is not stored with your
          name. It stands in the address of the page, so it is in your browser’s history, and in the
          link if you share it. What you write on{" "}
          <TextLink to={paths.contact}>the contact page</TextLink> is stored with your name and
          address for the administrators, and deleted 90 days after it was answered, with the next
          message that comes in. Links to practices, social networks and public registries contact
          those only when you follow them.
        </p>
      </>
    ),
  },
  {
    id: "stored",
    title: "What is stored when you have an account",
    body: (
      <>
        <p>
          For signing in: your email address, your password in a form from which it cannot be read
          back, when you signed up and signed in, and, if you set it up, two-step verification. Then
          what you enter yourself, with the time. This is all of it, and who can read it:
        </p>
        <WhoReadsWhat />
        <p>
          Nobody’s email address is published without being asked: doctors are asked at sign-up,
          everybody can choose in their profile and change it at any time, and an address appears
          only once it is confirmed. The site also counts for a day when you wrote posts and
          comments, to keep spam out, and keeps a log of what administrators decide.
        </p>
      </>
    ),
  },
  {
    id: "browser",
    title: "What your browser keeps",
    body: (
      <ul>
        <li>
          <strong>Your session</strong>, in local storage, while you are signed in. Signing out
          removes it.
        </li>
        <li>
          <strong>Drafts</strong> of what you are writing, such as a new listing or what you ask a
          practice, also in local storage, until you send them. They stay on this device, so clear
          them on one that is not yours.
        </li>
        <li>
          <strong>Listings you have opened</strong>, the last 20, also in local storage, so that you
          can read them without a connection. Only what anybody can read is kept, and it stays when
          you sign out. Clearing the site’s data in your browser removes it.
        </li>
        <li>
          <strong>The list you are reading</strong>, in session storage, when you reload it or go to
          another site, so that you come back to the same place. It goes with the tab.
        </li>
        <li>
          <strong>The page for times without a connection</strong>, with the files it needs.
        </li>
      </ul>
    ),
  },
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

export function PrivacyPage() {
  return (
    <ProsePage
      path={paths.privacy}
      title="Privacy"
      description="What DPC Nearby stores about you, where, who can read it, how long it is kept, and how to download or delete it. No trackers, no advertising, no cookies."
      updated="2026-11-21"
      intro={
        <p>
          We keep what the site needs to work, show you who can see it, and let you take it along or
          delete it. There are no trackers and no advertising.
        </p>
      }
      sections={sections}
    />
  );
}
