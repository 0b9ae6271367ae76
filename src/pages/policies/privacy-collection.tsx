import type { ProseSection } from "@/components/layout/prose-page";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";
import { WhoReadsWhat } from "@/pages/policies/who-reads-what";

const usesCaptcha = Boolean(import.meta.env.VITE_TURNSTILE_SITE_KEY);

/** What is stored of whom, at the site and in the browser. */
export const collection: readonly ProseSection[] = [
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
];
