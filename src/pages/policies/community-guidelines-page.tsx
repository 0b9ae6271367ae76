import { ProsePage, type ProseSection } from "@/components/layout/prose-page";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";

const sections: readonly ProseSection[] = [
  {
    id: "welcome",
    title: "What belongs here",
    body: (
      <>
        <p>
          Experience with direct primary care: how you found your doctor, what it costs you, what
          surprised you, what disappointed you. Questions to people who have done it. News of a
          practice from those who work there, if they say so.
        </p>
        <p>
          Criticism is welcome. Say what happened, leave out what you only suppose, and speak of
          people the way you would if they stood beside you.
        </p>
      </>
    ),
  },
  {
    id: "stories",
    title: "Stories are your own, and unpaid",
    body: (
      <ul>
        <li>Tell what you lived through yourself, as a patient or as a physician.</li>
        <li>
          Do not write for money, discounts or any other favor, and do not ask others to do so. A
          practice may invite its patients to share; it may not tell them what to say.
        </li>
        <li>
          <strong>Say when you belong to a practice</strong> you write about: as owner, employee,
          family or partner. There is a box for it on the form, and readers see the mark.
        </li>
        <li>Write as one person, with one account.</li>
      </ul>
    ),
  },
  {
    id: "health",
    title: "Health stays private",
    body: (
      <>
        <ul>
          <li>
            <strong>Nobody else’s health</strong>: no names, photos or details by which a patient, a
            relative or a colleague could be recognized. This holds for physicians twice over.
          </li>
          <li>
            Think before you write about your own. Posts are public, search engines read them, and
            others may copy them before you delete them.
          </li>
          <li>
            <strong>No medical advice.</strong> Members can say what helped them; nobody here can
            tell what is right for somebody else. Physicians do not treat anyone in the comments.
          </li>
        </ul>
        <Notice tone="danger" title="In an emergency, call 911" className="mt-6">
          Nobody watches this site around the clock. If you or somebody else may be in danger, do
          not write here. For a mental health crisis, call or text 988.
        </Notice>
      </>
    ),
  },
  {
    id: "not-here",
    title: "What is removed",
    body: (
      <ul>
        <li>Insults, threats, harassment, and contempt for groups of people.</li>
        <li>Advertising, link collections and repeated posts.</li>
        <li>False identities: posing as a physician, a practice or another member.</li>
        <li>Offers of drugs, prescriptions or cures, and advice that could hurt somebody.</li>
        <li>Other people’s addresses, phone numbers or private messages.</li>
        <li>Anything that is against the law.</li>
      </ul>
    ),
  },
  {
    id: "limits",
    title: "How much one person can write",
    body: (
      <>
        <p>
          So that no one fills the page alone, the site limits how fast a member can write. It says
          so when you reach a limit, and when you can go on.
        </p>
        <ul>
          <li>On the first day of an account: 5 posts and 20 comments.</li>
          <li>After that: 20 posts and 60 comments within an hour.</li>
        </ul>
        <p>
          What you delete, you can bring back for ten minutes. It is invisible from the moment you
          delete it.
        </p>
      </>
    ),
  },
  {
    id: "reports",
    title: "Reports, and what follows",
    body: (
      <>
        <p>
          Signed in, you can report any post or comment, with a reason and a note if you like. The
          author does not learn who reported. An administrator reads each report and lets the post
          stand, hides it or deletes it; for hiding and deleting they must write down why.
        </p>
        <p>
          When five members, each with an account of at least a week, have open reports on the same
          post or comment, it is hidden at once, until an administrator decides. If the
          administrator lets it stand, reports alone no longer hide it, unless its author changes
          it. The author of a post is told when it is hidden or shown again.
        </p>
        <p>
          Think a decision was wrong? <TextLink to={paths.contact}>Write to us</TextLink>, and
          somebody looks again.
        </p>
      </>
    ),
  },
  {
    id: "blocks",
    title: "Blocking",
    body: (
      <p>
        You can block any member. You no longer see their posts and comments, they can no longer
        comment on your posts or react to them, and you hear nothing from them. They are not told.
        You can take it back at any time. Others still see what both of you write.
      </p>
    ),
  },
];

export function CommunityGuidelinesPage() {
  return (
    <ProsePage
      path={paths.communityGuidelines}
      title="Community Guidelines"
      description="What belongs in the DPC Nearby community and what does not: own experience, said openly, with respect for others’ health and privacy. How reports, limits and blocks work."
      updated="2026-11-21"
      intro={
        <p>
          The community is here so that people can learn from each other what direct primary care is
          like. These guidelines keep what is written honest, kind and safe.
        </p>
      }
      sections={sections}
    />
  );
}
