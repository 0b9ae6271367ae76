import { useEffect } from "react";
import { DirectorySearchForm } from "@/components/directory/directory-search-form";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { useIsInBrowser } from "@/hooks/in-browser";
import { type Closing, useClosing } from "@/hooks/practice/listing-closing";
import { formatCalendarDay } from "@/lib/format/dates";
import { textLanguage } from "@/lib/format/text-language";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

/** Shown for listings that are hidden, removed, or never existed. It doesn't reveal whether a hidden listing exists. */
export function GoneListing({ id }: { id: string }) {
  const closing = useClosing(id);
  const isInBrowser = useIsInBrowser();
  useEffect(() => {
    toast({
      title: t`Error loading doctor`,
      description: t`This listing doesn't exist or isn't published.`,
      tone: "error",
    });
  }, []);
  return (
    <div className={joinClasses("max-w-prose py-6", !isInBrowser && "has-session:invisible")}>
      {closing.data ? <ClosedPractice closing={closing.data} /> : <UnknownListing />}
      <DirectorySearchForm className="mt-8" />
      <LinkButton to={paths.directory()} variant="secondary" className="mt-6">
        {t`View All Doctors`}
      </LinkButton>
    </div>
  );
}

function UnknownListing() {
  return (
    <>
      <PageHead
        title={t`Listing not found`}
        description={t`This listing is not in the directory.`}
        isIndexed={false}
      />
      <h1 className="text-3xl">{t`This listing is not in the directory`}</h1>
      <p className="mt-4 text-lg text-ink-soft">
        {t`It may have been removed, it may still be under review, or the link may be incomplete. Search for the practice, or for another one nearby.`}
      </p>
    </>
  );
}

/** Shows when a practice closed and where its members can go, as stated by its owner. */
function ClosedPractice({ closing }: { closing: Closing }) {
  const { practice_name: name, closed_on, successor, instructions } = closing;
  const day = formatCalendarDay(closed_on);
  return (
    <>
      <PageHead
        title={t`${name} has closed`}
        description={t`This practice is no longer in the directory.`}
        isIndexed={false}
      />
      <h1 className="text-3xl wrap-anywhere">{t`${name} has closed`}</h1>
      <p className="mt-4 text-lg text-ink-soft">
        {t`The owner says it closed on ${day}.`}{" "}
        {successor ? (
          <Successor closing={closing} id={successor} />
        ) : (
          t`Search for another practice nearby.`
        )}
      </p>
      {instructions && (
        <p lang={textLanguage(instructions)} className="mt-4 break-words whitespace-pre-line">
          {instructions}
        </p>
      )}
    </>
  );
}

/** Where members can go. */
function Successor({ closing, id }: { closing: Closing; id: string }) {
  const link = (
    <TextLink to={paths.listing(id)} className="py-1">
      {closing.successor_name}
    </TextLink>
  );
  return closing.follows_physician ? (
    <Trans>Its physician is now listed at {link}.</Trans>
  ) : (
    <Trans>Members are referred to {link}.</Trans>
  );
}
