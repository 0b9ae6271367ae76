import { useEffect } from "react";
import { DirectorySearchForm } from "@/components/directory/directory-search-form";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { useIsInBrowser } from "@/hooks/in-browser";
import { type Closing, useClosing } from "@/hooks/practice/listing-closing";
import { formatCalendarDay } from "@/lib/format/dates";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

/** Shown for listings that are hidden, removed, or never existed. It doesn't reveal whether a hidden listing exists. */
export function GoneListing({ id }: { id: string }) {
  const closing = useClosing(id);
  const isInBrowser = useIsInBrowser();
  useEffect(() => {
    toast({
      title: "Error loading doctor",
      description: "This listing doesn't exist or isn't published.",
      tone: "error",
    });
  }, []);
  return (
    <div className={joinClasses("max-w-prose py-6", !isInBrowser && "has-session:invisible")}>
      {closing.data ? <ClosedPractice closing={closing.data} /> : <UnknownListing />}
      <DirectorySearchForm className="mt-8" />
      <LinkButton to={paths.directory()} variant="secondary" className="mt-6">
        View All Doctors
      </LinkButton>
    </div>
  );
}

function UnknownListing() {
  return (
    <>
      <PageHead
        title="Listing not found"
        description="This listing is not in the directory."
        isIndexed={false}
      />
      <h1 className="text-3xl">This listing is not in the directory</h1>
      <p className="mt-4 text-lg text-ink-soft">
        It may have been removed, it may still be under review, or the link may be incomplete.
        Search for the practice, or for another one nearby.
      </p>
    </>
  );
}

/** Shows when a practice closed and where its members can go, as stated by its owner. */
function ClosedPractice({ closing }: { closing: Closing }) {
  const { practice_name, closed_on, successor, successor_name, follows_physician, instructions } =
    closing;
  return (
    <>
      <PageHead
        title={`${practice_name} has closed`}
        description="This practice is no longer in the directory."
        isIndexed={false}
      />
      <h1 className="text-3xl wrap-anywhere">{practice_name} has closed</h1>
      <p className="mt-4 text-lg text-ink-soft">
        The owner says it closed on {formatCalendarDay(closed_on)}.{" "}
        {successor ? (
          <>
            {follows_physician ? "Its physician is now listed at" : "Members are referred to"}{" "}
            <TextLink to={paths.listing(successor)} className="py-1">
              {successor_name}
            </TextLink>
            .
          </>
        ) : (
          "Search for another practice nearby."
        )}
      </p>
      {instructions && <p className="mt-4 break-words whitespace-pre-line">{instructions}</p>}
    </>
  );
}
