import { ProsePage, type ProseSection } from "@/components/layout/prose-page";
import { WaysToReachUs } from "@/components/layout/ways-to-reach-us";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";

const sections: readonly ProseSection[] = [
  {
    id: "aim",
    title: "What we aim for",
    body: (
      <p>
        All pages are built to meet the{" "}
        <TextLink to="https://www.w3.org/TR/WCAG22/">
          Web Content Accessibility Guidelines 2.2
        </TextLink>{" "}
        at level AA. That is our own assessment; nobody outside the project has certified it.
      </p>
    ),
  },
  {
    id: "what-you-can-expect",
    title: "What you can expect",
    body: (
      <ul>
        <li>
          <strong>Keyboard.</strong> Everything works without a mouse. The first Tab offers to skip
          to the content, the focus is always visible, and dialogs give it back when they close.
        </li>
        <li>
          <strong>Screen readers.</strong> Headings in order, landmarks, names for all controls.
          After each step the new page’s title is announced and the focus is on its heading; results
          and messages are announced politely.
        </li>
        <li>
          <strong>Sight.</strong> A light and a dark theme that follow your system, both with enough
          contrast. Text can be enlarged to 200% and spaced out, and pages fit a width of 320 pixels
          without scrolling sideways. Color is never the only sign.
        </li>
        <li>
          <strong>Movement.</strong> Little moves, and almost nothing does when your system asks for
          reduced motion.
        </li>
        <li>
          <strong>Touch and time.</strong> Large targets, no gesture without a button that does the
          same, and no form that runs out while you write. Messages in the corner stay as long as
          you point at them or focus them.
        </li>
      </ul>
    ),
  },
  {
    id: "testing",
    title: "How it is tested",
    body: (
      <>
        <p>Before a change goes out, automatic tests</p>
        <ul>
          <li>
            run <TextLink to="https://github.com/dequelabs/axe-core">axe</TextLink> over the pages
            at the widths of a phone and of a desktop, in the light and in the dark theme;
          </li>
          <li>
            walk through journeys by keyboard alone: searching, opening the menu, finding a doctor;
          </li>
          <li>check that pages fit into 320 pixels.</li>
        </ul>
        <p>
          Automatic tests find only a part of all barriers. People look at each new page as well.
        </p>
      </>
    ),
  },
  {
    id: "limits",
    title: "Known limits",
    body: (
      <ul>
        <li>
          We have not yet listened through the site with each common screen reader. If yours says
          something odd, we would like to know.
        </li>
        <li>
          Photos of practices and members carry no description of their own; the name beside them
          says who or what they show.
        </li>
        <li>What members write can have barriers that we did not put there.</li>
        <li>
          Pages of practices, where you join or book, are theirs. We do not know how accessible they
          are.
        </li>
        <li>The site is in English only.</li>
      </ul>
    ),
  },
  {
    id: "report",
    title: "Tell us about a barrier",
    body: (
      <p>
        Write to us through <WaysToReachUs />. Say which page it was, what you wanted to do and, if
        you like, which browser and which aid you use. We answer within 24-48 hours. If you cannot
        get at some information here, tell us in which form you need it.
      </p>
    ),
  },
];

export function AccessibilityPage() {
  return (
    <ProsePage
      path={paths.accessibility}
      title="Accessibility"
      description="How accessible DPC Nearby is: the standard it is built to (WCAG 2.2 AA), how that is tested, the limits we know of, and how to report a barrier."
      updated="2026-11-21"
      intro={
        <p>
          Looking for a doctor is hard enough. {site.name} should work for everybody, whatever they
          use to read, point and type.
        </p>
      }
      sections={sections}
    />
  );
}
