import { Mail, MapPin, MessagesSquare, PenLine } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { useSession } from "@/hooks/account/session-store";
import { createDeviceStorage } from "@/lib/browser/device-storage";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

const newMemberDays = 14;
const hiddenSteps = createDeviceStorage("feed-steps-hidden");

const nearYou = {
  icon: MapPin,
  label: t`See posts near you`,
  to: paths.feedOf({ near: "me" }),
  text: t`By people in your state, and stories about practices there.`,
};
const allPosts = {
  icon: MessagesSquare,
  label: t`See all posts`,
  to: paths.feed,
  text: t`From the whole country and about every topic.`,
};
const steps = [
  {
    icon: PenLine,
    label: t`Share your story`,
    to: paths.shareStory,
    text: t`How you found your doctor, what you pay, and what's different.`,
  },
  {
    icon: Mail,
    label: t`Get the weekly digest`,
    to: paths.settings,
    text: t`What's new near you and on posts you follow, by email on Mondays.`,
  },
];

/** Three things to do in the community. */
export function FirstSteps({ isFiltered }: { isFiltered: boolean }) {
  return (
    <ul className="grid gap-5 text-left sm:grid-cols-3">
      {[isFiltered ? allPosts : nearYou, ...steps].map(({ icon: Icon, label, to, text }) => (
        <li key={label} className="flex gap-3 text-sm">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <div className="min-w-0">
            <TextLink to={to} className="text-base font-semibold">
              {label}
            </TextLink>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The first steps of a member who joined within two weeks, until they hide them. */
export function NewMemberSteps() {
  const session = useSession();
  const [isHidden, setIsHidden] = useState(() => hiddenSteps.get() !== null);
  if (session.status !== "signed-in" || isHidden) return null;
  const age = Date.now() - Date.parse(session.session.user.created_at);
  if (age > newMemberDays * 86_400_000) return null;

  function hide() {
    hiddenSteps.set("yes");
    setIsHidden(true);
  }

  return (
    <section
      aria-label={t`New here?`}
      className="mb-4 flex items-start justify-between gap-4 rounded-lg bg-sage py-1 pr-1 pl-4 text-sm"
    >
      <ul className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
        {[nearYou, ...steps].map(({ label, to }) => (
          <li key={label}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" onClick={hide}>
        {t`Hide`}
      </Button>
    </section>
  );
}
