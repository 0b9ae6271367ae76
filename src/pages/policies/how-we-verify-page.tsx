import { ProsePage, type ProseSection } from "@/components/layout/prose-page";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";

const sections: readonly ProseSection[] = [
  {
    id: "before-public",
    title: "Before a listing is public",
    body: (
      <>
        <p>
          Anybody with an account can add a practice. It does not appear in the directory until an
          administrator, a person and not a program, has looked at it. On their desk they have:
        </p>
        <ul>
          <li>
            <strong>The NPI</strong>, if one was given: the ten-digit number of the national
            registry of health care providers. Its last digit is computed from the others, so a
            mistyped or invented number is usually caught at once, and the site does not even store
            one that fails. That shows that a number can exist; whom it belongs to, the
            administrator reads in the public registry,{" "}
            <TextLink to="https://npiregistry.cms.hhs.gov/">NPPES</TextLink>.
          </li>
          <li>
            <strong>The practice’s own website</strong>: does it exist, and does it say the same
            about the address, the prices and the way of working?
          </li>
          <li>
            <strong>Look-alikes</strong>: other listings in the same ZIP code with a similar name,
            so that one practice does not stand here twice.
          </li>
          <li>
            <strong>Who added it</strong>: the member’s name stays on the listing as “Added by”.
          </li>
        </ul>
        <p>
          If something does not fit, the administrator refuses the listing and writes down why. The
          person who added it reads the reason, can correct the listing and send it again. After the
          third refusal only an administrator can open it again. Administrators can also import
          lists of practices they have checked; each row passes the same rules of form and the same
          look for duplicates.
        </p>
      </>
    ),
  },
  {
    id: "after",
    title: "After it is public",
    body: (
      <>
        <p>
          What was checked stays checked. When the owner changes the name, the people and their
          credentials, the NPI or the address, an administrator compares the old with the new, and
          the old version stays public until then. Prices, opening to new patients, contact, texts
          and pictures are the owner’s word and change at once. Every version is kept, for the owner
          and administrators to read.
        </p>
        <p>
          An owner can withdraw the listing, and an administrator can take it down with a reason.
          Either way its page is gone for everybody else, and open requests end. Two listings of one
          practice are merged, and the old address leads to the one that stays.
        </p>
      </>
    ),
  },
  {
    id: "claims",
    title: "When a physician claims a listing",
    body: (
      <>
        <p>
          Claiming takes one click and gives no rights yet: the listing shows “Claim Pending”, and
          the claimant can edit nothing. The claimant is then asked for evidence, which only they
          and the administrators can read: full name, role at the practice, NPI, a work phone and a
          work email address. The administrator compares
        </p>
        <ul>
          <li>the claimant’s NPI with the one in the listing;</li>
          <li>
            the domain of the work email with the domain of the practice’s website. Addresses that
            anybody can get, such as free mail, never count as a match;
          </li>
          <li>the work phone with the phone that the practice publishes.</li>
        </ul>
        <p>
          None of these proves anything alone: a work email that was typed in is a hint and no
          proof. An administrator who is in doubt rejects the claim with a reason. A claim without
          any evidence lapses after 30 days, and nobody can have more than five open. Whose practice
          somebody else claims or keeps can say so on the listing: administrators then see both
          claims side by side. An approved claim can be taken back with a reason. Every decision is
          written to a log that no one can edit through the site.
        </p>
        <p>
          Physicians who set up their own practice claim it by doing so: verifying the listing
          approves them as its owner.
        </p>
      </>
    ),
  },
  {
    id: "badges",
    title: "What the badges say",
    body: (
      <dl className="mt-5">
        <dt>Checked</dt>
        <dd>
          An administrator looked at this listing, or imported it from a list that they had checked.
          Every public listing has this badge.
        </dd>
        <dt>Verified</dt>
        <dd>
          An administrator approved the person who keeps this listing as its owner. The badge adds
          to “Checked” that the practice’s own people answer for it.
        </dd>
        <dt>Claim Pending</dt>
        <dd>Somebody says the practice is theirs, and nobody has decided yet.</dd>
        <dt>Unclaimed</dt>
        <dd>
          The listing comes from a member of the community or from an import. The practice itself
          may not know of it.
        </dd>
        <dt>Accepting Patients, Telehealth</dt>
        <dd>
          Somebody who may edit the listing, or whose correction was accepted, said so. No badge
          means that it is not known or not so: unknown is never shown as yes.
        </dd>
        <dt>Confirmed 12 days ago</dt>
        <dd>
          On that day the owner or an administrator last said that price, panel and phone were
          right. “Not confirmed” means that nobody has.
        </dd>
        <dt>Verified physician, on a person’s profile and writing</dt>
        <dd>
          The person is the approved owner of a public listing. The badge goes when the ownership
          ends or the listing leaves the directory. It is no license check.
        </dd>
        <dt>Doctor, on a person’s profile</dt>
        <dd>
          The person chose it when signing up, or an administrator added it later. It is what they
          say about themselves, and no license check.
        </dd>
      </dl>
    ),
  },
  {
    id: "not-meant",
    title: "What they do not say",
    body: (
      <>
        <p>
          No badge here judges how good a doctor is. We do not check licenses, board certification,
          insurance or disciplinary records, we have not visited the practice, and we are not told
          when any of these change. Nobody can buy a badge or a better place in the results.
        </p>
        <Notice tone="attention" title="Before you join a practice" className="mt-6">
          Look the physician up at your state’s medical board, read the membership agreement, and
          ask what it leaves out. Direct primary care is not health insurance.
        </Notice>
      </>
    ),
  },
  {
    id: "wrong",
    title: "When something is wrong",
    body: (
      <p>
        Suggest a correction on the listing itself; the owner or an administrator decides about each
        field. Report a listing that should not be here at all, for example because the practice has
        closed or is no direct primary care. Physicians who find somebody else on the listing of
        their practice press “This is my practice” there, or{" "}
        <TextLink to={paths.contact}>write to us</TextLink>.
      </p>
    ),
  },
];

export function HowWeVerifyPage() {
  return (
    <ProsePage
      path={paths.howWeVerify}
      title="How We Verify"
      description="What an administrator checks before a practice is listed on DPC Nearby, how claims are decided, and what each badge means and does not mean."
      updated="2026-11-21"
      intro={
        <p>
          A directory is worth what its entries are worth. This is what we look at before a practice
          is listed, and how far you can rely on it.
        </p>
      }
      sections={sections}
    />
  );
}
