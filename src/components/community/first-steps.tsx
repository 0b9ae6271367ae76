import { Mail, MapPin, MessagesSquare, PenLine } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { useSession } from "@/hooks/account/session-store";
import { createDeviceStorage } from "@/lib/browser/device-storage";
import { paths } from "@/lib/paths";

const newMemberDays = 14;
const hiddenSteps = createDeviceStorage("feed-steps-hidden");

/** Three things to do in the community. */
export function FirstSteps({ isFiltered }: { isFiltered: boolean }) {
  return (
    <ul className="grid gap-5 text-left sm:grid-cols-3">
      {isFiltered ? (
        <Step icon={MessagesSquare} label="See all posts" to={paths.feed}>
          From the whole country and about every topic.
        </Step>
      ) : (
        <Step icon={MapPin} label="See posts near you" to={paths.feedOf({ near: "me" })}>
          By people in your state, and stories about practices there.
        </Step>
      )}
      <Step icon={PenLine} label="Share your story" to={paths.shareStory}>
        How you found your doctor, what you pay, and what's different.
      </Step>
      <Step icon={Mail} label="Get the weekly digest" to={paths.settings}>
        What's new near you and on posts you follow, by email on Mondays.
      </Step>
    </ul>
  );
}

interface StepProps {
  icon: typeof Mail;
  label: string;
  to: string;
  children: string;
}

function Step({ icon: Icon, label, to, children }: StepProps) {
  return (
    <li className="flex gap-3 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <div className="min-w-0">
        <TextLink to={to} className="text-base font-semibold">
          {label}
        </TextLink>
        <p className="mt-1 text-ink-soft">{children}</p>
      </div>
    </li>
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
    <Card tone="sage" className="mt-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-xl">New here? Three things to do</h2>
        <Button variant="ghost" size="sm" onClick={hide}>
          Hide
        </Button>
      </div>
      <FirstSteps isFiltered={false} />
    </Card>
  );
}
