import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";

const values: { title: string; text: ReactNode }[] = [
  {
    title: "Prices in plain sight",
    text: "What a practice publishes stands on its card. Where a price is missing we say so, and invent nothing in its place.",
  },
  {
    title: "Facts that can be checked",
    text: (
      <>
        A badge states one thing, and somebody stands behind it. Who that is, and what it does not
        mean, is written in <TextLink to={paths.howWeVerify}>how we verify</TextLink>.
      </>
    ),
  },
  {
    title: "No seat to buy",
    text: "Listing a practice is free. Nobody can pay for a higher place or for a badge, and no membership money passes through this site.",
  },
  {
    title: "Your data is yours",
    text: (
      <>
        No trackers, no advertising, nothing loaded from elsewhere. You can download or delete all
        you gave us; the <TextLink to={paths.privacy}>privacy page</TextLink> says how.
      </>
    ),
  },
];

export function AboutValues() {
  return (
    <Container className="grid gap-x-16 gap-y-8 py-section lg:grid-cols-[4fr_8fr]">
      <h2 className="text-3xl">Our Values</h2>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {values.map(({ title, text }) => (
          <li key={title} className="border-t-3 border-accent pt-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
