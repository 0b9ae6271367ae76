import { type FormEvent, useSyncExternalStore } from "react";
import { Link, useNavigate } from "react-router-dom";
import { SearchField } from "@/components/forms/search-field";
import { SelectField } from "@/components/forms/select-field";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-styles";
import { PillRow } from "@/components/ui/pill-row";
import { useOwnProfile } from "@/hooks/account/profile";
import { useUserId } from "@/hooks/account/session-store";
import { createDeviceStorage } from "@/lib/browser/device-storage";
import { type Topic, topicLabels, topics } from "@/lib/community/topics";
import { stateInText } from "@/lib/format/state-in-text";
import { stateCode, usStates } from "@/lib/format/us-states";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** The code of the state whose posts this device's reader chose to see; null until then. */
const readerState = createDeviceStorage("feed-state");

/** `near` in the URL for the reader's own state. */
const ownState = "me";

/**
 * The state of the feed in the URL; for "me", the one that was chosen on this device, or that the
 * member's profile names.
 */
export function useFeedState(near: string | null): string | null {
  const userId = useUserId();
  const chosen = useSyncExternalStore(readerState.subscribe, readerState.get, () => null);
  const { data: profile } = useOwnProfile(near === ownState && !chosen && userId ? userId : "");
  if (near !== ownState) return stateCode(near ?? "");
  return stateCode(chosen ?? "") ?? stateInText(profile?.location ?? "");
}

/** Searches posts and comments. */
export function FeedSearch({ search }: { search: string }) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("search");
    void navigate(paths.feedOf({ search: typeof text === "string" ? text.trim() : "" }));
  }

  return (
    <form aria-label="Search the community" action={paths.feed} onSubmit={submit}>
      <SearchField
        key={search}
        label="Search posts and comments"
        isLabelHidden
        isCompact
        name="search"
        defaultValue={search}
        maxLength={200}
        placeholder="Search posts and comments"
        action={
          <Button type="submit" size="sm">
            Search
          </Button>
        }
      />
    </form>
  );
}

interface FeedFiltersProps {
  topic: Topic | null;
  /** The state in the URL, or "me"; null for the whole country. */
  near: string | null;
  /** The code of the state whose posts are shown. */
  state: string | null;
  /** Whether the member's saved posts are shown. */
  isSaved: boolean;
  /** Whether the posts are shown that the member follows. */
  isFollowed: boolean;
}

/** Links to the newest posts, to those near the reader, and to each topic. */
export function FeedFilters({ topic, near, state, isSaved, isFollowed }: FeedFiltersProps) {
  const isSignedIn = useUserId() !== null;
  const isPart = isSaved || isFollowed;
  return (
    <>
      <nav
        aria-label="Feed"
        className="flex w-fit max-w-full flex-wrap gap-1 rounded-2xl bg-sage p-1.5"
      >
        <FeedTab to={paths.feedOf({ topic })} isCurrent={near === null && !isPart}>
          New
        </FeedTab>
        <FeedTab to={paths.feedOf({ topic, near: ownState })} isCurrent={near !== null && !isPart}>
          Near me
        </FeedTab>
        {isSignedIn && (
          <>
            <FeedTab to={paths.followedPosts} isCurrent={isFollowed}>
              {t`Following`}
            </FeedTab>
            <FeedTab to={paths.savedPosts} isCurrent={isSaved}>
              Saved
            </FeedTab>
          </>
        )}
      </nav>
      {near !== null && <StateChoice topic={topic} state={state} />}
      <nav aria-label="Topics" className="mt-4">
        <PillRow>
          {topics.map((one) => {
            const isOn = one === topic;
            return (
              <Link
                key={one}
                to={paths.feedOf({ topic: isOn ? null : one, near })}
                preventScrollReset
                aria-current={isOn ? "page" : undefined}
                className={joinClasses(
                  buttonClasses({ variant: "secondary", size: "sm" }),
                  "shrink-0",
                  isOn && "bg-sage ring-primary",
                )}
              >
                {topicLabels[one]}
              </Link>
            );
          })}
        </PillRow>
      </nav>
    </>
  );
}

interface FeedTabProps {
  to: string;
  isCurrent: boolean;
  children: string;
}

function FeedTab({ to, isCurrent, children }: FeedTabProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? "page" : undefined}
      className="inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-ink-soft sm:px-5 transition-colors hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-primary aria-[current=page]:shadow-soft"
    >
      {children}
    </Link>
  );
}

/** Chooses the state whose posts are shown. The device stores it. */
function StateChoice({ topic, state }: Pick<FeedFiltersProps, "topic" | "state">) {
  const navigate = useNavigate();

  function choose(code: string) {
    readerState.set(code);
    void navigate(paths.feedOf({ topic, near: code }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <SelectField
      label="State"
      className="mt-4 max-w-xs"
      hint="Posts by people there, and stories about practices there."
      value={state ?? ""}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {state === null && <option value="">Choose a state</option>}
      {usStates.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
