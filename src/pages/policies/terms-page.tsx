import { ProsePage, type ProseSection } from "@/components/layout/prose-page";
import { WaysToReachUs } from "@/components/layout/ways-to-reach-us";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { RunBy } from "@/pages/policies/run-by";

const sections: readonly ProseSection[] = [
  {
    id: "what-it-is",
    title: "What this site is",
    body: (
      <>
        <p>
          {site.name} lists practices that offer direct primary care and lets people talk about it.
          We are a directory. We do not provide medical care, employ physicians, sell memberships or
          act for any practice.
        </p>
        <ul>
          <li>
            <strong>Not medical advice.</strong> Nothing here replaces a doctor who knows you. In an
            emergency, call 911.
          </li>
          <li>
            <strong>Not insurance.</strong> Direct primary care is not health insurance and does not
            pay for emergencies, hospital stays or specialists.
          </li>
          <li>
            <strong>Not tax advice.</strong> What the site says about Health Savings Accounts is
            computed from a published price and may not fit your case.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "listings",
    title: "Listings and prices",
    body: (
      <>
        <p>
          Listings come from members, from practices and from public sources. We check them as{" "}
          <TextLink to={paths.howWeVerify}>described here</TextLink>, and still they can be wrong or
          out of date. Ask the practice before you decide. Being listed is no recommendation, and
          the order of results cannot be bought.
        </p>
        <p>
          A membership is a contract between you and the practice. You join and pay there, under its
          terms. No money passes through this site. A request that you send through the site is an
          inquiry and no appointment: do not put medical details into it, and do not wait for an
          answer when you need care.
        </p>
      </>
    ),
  },
  {
    id: "account",
    title: "Your account",
    body: (
      <ul>
        <li>You must be 18 or older to have an account.</li>
        <li>Use your own name or one by which people know you, and an address that you read.</li>
        <li>Keep your password to yourself. What is done with your account counts as yours.</li>
        <li>Sign up as a doctor only if you are one, or act for one with their consent.</li>
        <li>
          Claim a listing only if you work for the practice and may speak for it. Keep its facts
          true: prices, whether it accepts patients, and how to reach it.
        </li>
        <li>You can delete your account in Settings whenever you like.</li>
      </ul>
    ),
  },
  {
    id: "writing",
    title: "What you publish",
    body: (
      <>
        <p>
          What you write and the pictures you upload stay yours. By publishing them you allow us to
          show them on this site, in its search and in previews of its pages, for as long as they
          are here. Delete them and that permission ends. Facts about a practice that you add to a
          listing stay in the directory when you leave, without your name.
        </p>
        <p>
          You answer for what you publish. It must be yours to publish and keep to the{" "}
          <TextLink to={paths.communityGuidelines}>community guidelines</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: "fair-use",
    title: "Fair use of the site",
    body: (
      <p>
        Do not collect people’s addresses from it, send advertising to practices or members, try to
        reach what is not meant for you, flood it with automatic requests, or pose as somebody else.
        If you find a weakness, please tell us through <WaysToReachUs /> before you tell others.
      </p>
    ),
  },
  {
    id: "our-part",
    title: "What we may do, and what we cannot promise",
    body: (
      <>
        <RunBy />
        <p>
          We may refuse, change or remove listings and posts that break these terms, and close
          accounts that keep breaking them. For refused listings, rejected claims and hidden posts
          we give a reason.
        </p>
        <p>
          The site is free and comes as it is. We work to keep it correct and reachable, and can
          promise neither. As far as the law allows, we are not liable for decisions made on the
          basis of what is published here, nor for what practices, members or linked sites do.
          Nothing in these terms takes away rights that the law gives you and that cannot be waived.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes and questions",
    body: (
      <p>
        When these terms change, the date at the top changes with them; if it matters for members,
        we say so on the site before it takes effect. If one sentence turns out not to hold, the
        others still do. Questions go to <WaysToReachUs />.
      </p>
    ),
  },
];

export function TermsPage() {
  return (
    <ProsePage
      path={paths.terms}
      title="Terms of Use"
      description="The terms for using DPC Nearby: a free directory that is neither medical advice nor insurance, what members and practices agree to, and what we can and cannot promise."
      updated="2026-11-21"
      intro={
        <p>
          The rules between you and us, in plain words. By using the site you agree to them; if you
          do not, please do not use it.
        </p>
      }
      sections={sections}
    />
  );
}
