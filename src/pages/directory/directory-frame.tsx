import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { DirectorySearchForm } from "@/components/directory/directory-search-form";
import { HouseholdButton } from "@/components/prices/household-button";
import { LinkedHousehold } from "@/components/prices/household-link";
import { Tray } from "@/components/saved/compare-tray";
import { LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { type DirectoryFilters, without } from "@/lib/directory/directory-filters";
import { paths } from "@/lib/paths";

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
  children: ReactNode;
}

/** The layout of the directory: a heading, a link to add a doctor, and the search form. */
export function DirectoryFrame({
  heading,
  above,
  search = "",
  selected = {},
  isMapped = false,
  children,
}: DirectoryFrameProps) {
  return (
    <Container className="grid gap-x-8 py-8 sm:grid-cols-[minmax(0,1fr)_auto] sm:py-14">
      <div className="col-span-full empty:hidden">{above}</div>
      <div className="max-w-prose">
        <h1 className="text-3xl">{heading}</h1>
        <p className="mt-3 text-ink-soft">
          Primary care for a flat monthly fee. A membership is not health insurance.
        </p>
      </div>
      {/* Below the results on phones. */}
      <LinkButton
        to={paths.addListing}
        variant="secondary"
        className="max-sm:order-last max-sm:mt-8 sm:self-end"
      >
        <Plus aria-hidden="true" />
        Add a Doctor
      </LinkButton>
      <DirectorySearchForm
        key={search}
        defaultValue={search}
        isLabelHidden
        className="col-span-full mt-6 mb-6 w-full max-w-3xl sm:mt-8 sm:mb-8"
      >
        <HouseholdButton />
        {Object.entries(without(selected, "household")).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isMapped && <input type="hidden" name="map" value="yes" />}
      </DirectorySearchForm>
      <div className="col-span-full min-w-0">
        <LinkedHousehold />
        {children}
      </div>
      <Tray />
    </Container>
  );
}
