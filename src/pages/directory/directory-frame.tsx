import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { DirectorySearchForm } from "@/components/directory/directory-search-form";
import { HouseholdButton } from "@/components/prices/household-button";
import { LinkedHousehold } from "@/components/prices/household-link";
import { LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { PillRow } from "@/components/ui/pill-row";
import { useTray } from "@/hooks/saved/compare-tray";
import { type DirectoryFilters, without } from "@/lib/directory/directory-filters";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";

// Loaded on demand: most visitors compare nothing.
const Tray = lazyPart(async () => (await import("@/components/saved/compare-tray")).Tray, {
  Failed: nothing,
});

interface DirectoryFrameProps {
  heading: string;
  /** Content above the heading. */
  above?: ReactNode;
  /** The initial text of the search field. */
  search?: string;
  /** The filters that a new search keeps. */
  selected?: DirectoryFilters | undefined;
  /** Whether a new search keeps showing the map. */
  isMapped?: boolean;
  /** Leaves the screen to the results of a search: the heading is for screen readers only. */
  isCompact?: boolean;
  /** The controls below the search field; by default "Near me" and the household. */
  controls?: (nearMe: ReactNode) => ReactNode;
  children: ReactNode;
}

const withHousehold = (nearMe: ReactNode) => (
  <PillRow>
    {nearMe}
    <HouseholdButton variant="secondary" />
  </PillRow>
);

/** The layout of the directory: a heading, a link to add a doctor, and the search form. */
export function DirectoryFrame({
  heading,
  above,
  search = "",
  selected = {},
  isMapped = false,
  isCompact = false,
  controls = withHousehold,
  children,
}: DirectoryFrameProps) {
  return (
    <Container
      className={joinClasses(
        "grid gap-x-8 sm:grid-cols-[minmax(0,1fr)_auto]",
        isCompact ? "py-3 sm:py-4" : "py-8 sm:py-14",
      )}
    >
      <div className="col-span-full empty:hidden">{above}</div>
      <div className="max-w-prose">
        <h1 className={isCompact ? "sr-only" : "text-3xl"}>{heading}</h1>
        {!isCompact && (
          <p className="mt-3 text-ink-soft">
            <Trans>
              Primary care for a flat monthly fee. A membership is not health insurance.
            </Trans>
          </p>
        )}
      </div>
      {/* Below the results of a search, and on phones. */}
      <LinkButton
        to={paths.addListing}
        hrefLang="en"
        variant="secondary"
        className={
          isCompact
            ? "max-xl:order-last max-xl:col-span-full max-xl:mt-8 max-xl:justify-self-start xl:z-1 xl:col-start-2 xl:row-start-2 xl:mt-2 xl:self-start"
            : "max-sm:order-last max-sm:mt-8 sm:self-end"
        }
      >
        <Plus aria-hidden="true" />
        <Trans>Add a Doctor</Trans>
      </LinkButton>
      <DirectorySearchForm
        key={search}
        defaultValue={search}
        isLabelHidden
        isCompact={isCompact}
        controls={controls}
        className={joinClasses(
          "col-span-full w-full min-w-0",
          isCompact ? "mb-2 xl:row-start-2" : "mt-6 mb-4 sm:mt-8",
        )}
      >
        {Object.entries(without(selected, "household")).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isMapped && <input type="hidden" name="map" value="yes" />}
      </DirectorySearchForm>
      <div className="col-span-full min-w-0">
        <LinkedHousehold />
        {children}
      </div>
      {useTray().length > 0 && <Tray />}
    </Container>
  );
}
