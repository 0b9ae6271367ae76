import { Footprints, HandCoins, MessageCircleHeart, ShieldCheck } from "lucide-react";
import { Card } from "@/components/ui/card";

const tips = [
  {
    icon: Footprints,
    tone: "sage",
    title: "Start before the doctor",
    text: "What made you look for a doctor, and how did you find yours?",
  },
  {
    icon: MessageCircleHeart,
    tone: "sky",
    title: "Describe one visit",
    text: "One call or visit says more than a rating. What happened, and what was different?",
  },
  {
    icon: HandCoins,
    tone: "apricot",
    title: "Be clear about cost",
    text: "What you pay, what you save, and what isn’t covered. Good and bad both help.",
  },
  {
    icon: ShieldCheck,
    tone: "plain",
    title: "Keep private things private",
    text: "Leave out other people’s names and health, and anything you wouldn’t want the public to read.",
  },
] as const;

/** Four writing tips. */
export function StoryTips() {
  return (
    <ul aria-label="Tips for writing" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      {tips.map(({ icon: Icon, tone, title, text }) => (
        <li key={title}>
          <Card tone={tone} padding="none" className="h-full p-5">
            <h2 className="flex items-center gap-3 text-lg">
              <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
              {title}
            </h2>
            <p className="mt-2 text-sm">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
