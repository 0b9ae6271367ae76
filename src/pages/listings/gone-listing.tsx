import { useEffect } from "react";
import { DirectorySearchForm } from "@/components/directory/directory-search-form";
import { SuggestedPractice } from "@/components/practice/suggested-practice";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
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
      {closing.data ? <ClosedPractice id={id} closing={closing.data} /> : <UnknownListing />}
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

/** Shows when a practice closed, what its members should do, and which practice it suggests, as stated by its owner. */
function ClosedPractice({ id, closing }: { id: string; closing: Closing }) {
  const { practice_name: name, closed_on, suggested_listing, instructions } = closing;
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
        {!suggested_listing && t`Search for another practice nearby.`}
      </p>
      <SuggestedPractice listingId={id} closing={closing} />
      {instructions && (
        <p lang={textLanguage(instructions)} className="mt-4 break-words whitespace-pre-line">
          {instructions}
        </p>
      )}
    </>
  );
}
