import { type FormEvent, useSyncExternalStore } from "react";
import { Link, useNavigate } from "react-router-dom";
import { SearchField } from "@/components/forms/search-field";
import { SelectField } from "@/components/forms/select-field";
import { Button } from "@/components/ui/button";
import { useOwnProfile } from "@/hooks/account/profile";
import { useUserId } from "@/hooks/account/session-store";
import { createDeviceStorage } from "@/lib/browser/device-storage";
import { showWhole } from "@/lib/browser/focus";
import { type Topic, topicLabels, topics } from "@/lib/community/topics";
import { stateInText } from "@/lib/format/state-in-text";
import { stateCode, usStates } from "@/lib/format/us-states";
import { withLanguage } from "@/lib/language";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** The code of the state whose posts this device's reader chose to see; null until then. */
const readerState = createDeviceStorage("feed-state");

// As wide as what is chosen, or in some browsers as the longest choice.
const selectClasses =
  "max-w-full shrink-0 [&_select]:field-sizing-content max-sm:[&_select]:pr-9 max-sm:[&_select]:pl-3";

/** The part of the feed that `show` in the URL names; null for posts. */
export type FeedPart = "stories" | "following" | "saved" | null;

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

interface FeedControlsProps {
  search: string;
  topic: Topic | null;
  /** The state in the URL, or "me"; null for the whole country. */
  near: string | null;
  /** The code of the state whose posts are shown. */
  state: string | null;
  show: FeedPart;
}

/** Searches posts and comments, and filters them by topic or state. */
export function FeedControls({ search, topic, near, state, show }: FeedControlsProps) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("search");
    void navigate(paths.feedOf({ search: typeof text === "string" ? text.trim() : "" }));
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <form
          aria-label={t`Search the community`}
          action={withLanguage(paths.feed)}
          onSubmit={submit}
          className="min-w-32 flex-1"
        >
          <SearchField
            key={search}
            label={t`Search posts and comments`}
            isLabelHidden
            isCompact
            name="search"
            defaultValue={search}
            maxLength={200}
            placeholder={t`Search`}
            action={
              <Button type="submit" size="sm" className="max-sm:hidden">
                {t`Search`}
              </Button>
            }
          />
        </form>
        {search === "" && show === null && (
          <SelectField
            label={t`Topic`}
            isLabelHidden
            className={selectClasses}
            value={topic ?? ""}
            onChange={(event) =>
              void navigate(paths.feedOf({ topic: event.currentTarget.value, near }), {
                preventScrollReset: true,
              })
            }
          >
            <option value="">{t`All topics`}</option>
            {topics.map((one) => (
              <option key={one} value={one}>
                {topicLabels[one]}
              </option>
            ))}
          </SelectField>
        )}
        {(near !== null || show === "stories") && (
          <StateChoice topic={topic} state={state} isOfStories={show === "stories"} />
        )}
      </div>
      {search === "" && <FeedTabs topic={topic} near={near} show={show} />}
    </>
  );
}

/** Links to the stories, the newest posts, those near the reader, and those that they follow or saved. */
function FeedTabs({ topic, near, show }: Pick<FeedControlsProps, "topic" | "near" | "show">) {
  const isSignedIn = useUserId() !== null;
  return (
    <nav
      aria-label={t`Feed`}
      className="mt-3 flex w-fit max-w-full gap-1 overflow-x-auto rounded-full bg-sage p-1 [scrollbar-width:none]"
      onFocus={showWhole}
    >
      <FeedTab to={paths.stories()} isCurrent={show === "stories"}>
        {t`Stories`}
      </FeedTab>
      <FeedTab to={paths.feedOf({ topic })} isCurrent={near === null && show === null}>
        {t`New`}
      </FeedTab>
      <FeedTab
        to={paths.feedOf({ topic, near: ownState })}
        isCurrent={near !== null && show === null}
      >
        {t`Near me`}
      </FeedTab>
      {isSignedIn && (
        <>
          <FeedTab to={paths.followedPosts} isCurrent={show === "following"}>
            {t`Following`}
          </FeedTab>
          <FeedTab to={paths.savedPosts} isCurrent={show === "saved"}>
            {t`Saved`}
          </FeedTab>
        </>
      )}
    </nav>
  );
}

/** Scrolls the row of tabs until the current one is whole. */
function showCurrent(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (!row) return;
  const left = tab.offsetLeft - row.offsetLeft;
  const least = left + tab.offsetWidth - row.clientWidth;
  row.scrollLeft = Math.max(least, Math.min(row.scrollLeft, left));
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
      ref={isCurrent ? showCurrent : undefined}
      aria-current={isCurrent ? "page" : undefined}
      className="inline-flex min-h-11 shrink-0 items-center rounded-full px-3 font-semibold text-ink-soft sm:px-5 transition-colors hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-primary aria-[current=page]:shadow-soft"
    >
      {children}
    </Link>
  );
}

interface StateChoiceProps extends Pick<FeedControlsProps, "topic" | "state"> {
  isOfStories: boolean;
}

/** Chooses the state whose posts or stories are shown. The device stores it. */
function StateChoice({ topic, state, isOfStories }: StateChoiceProps) {
  const navigate = useNavigate();

  function choose(code: string) {
    if (code) readerState.set(code);
    void navigate(isOfStories ? paths.stories(code) : paths.feedOf({ topic, near: code }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <SelectField
      label={t`State`}
      isLabelHidden
      className={selectClasses}
      value={state ?? ""}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {isOfStories ? (
        <option value="">{t`All states`}</option>
      ) : (
        state === null && <option value="">{t`Choose a state`}</option>
      )}
      {usStates.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
