import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { DirectorySearchForm } from "@/components/search/directory-search-form";
import { Container } from "@/components/ui/container";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";

interface DirectoryFrameProps {
  heading: string;
  /** What stands above the heading. */
  above?: ReactNode;
  /** What the search box starts with. */
  search?: string;
  children: ReactNode;
}

/** The directory's screen around what it lists: a heading, the way to add a doctor, and the search box. */
export function DirectoryFrame({ heading, above, search = "", children }: DirectoryFrameProps) {
  return (
    <Container className="py-10 sm:py-14">
      {above}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-prose">
          <h1 className="text-3xl">{heading}</h1>
          <p className="mt-3 text-ink-soft">
            Primary care for a flat monthly fee. A membership is not health insurance.
          </p>
        </div>
        <LinkButton to={paths.addDoctor} variant="secondary">
          <Plus aria-hidden="true" />
          Add a Doctor
        </LinkButton>
      </div>
      <DirectorySearchForm
        key={search}
        defaultValue={search}
        isLabelHidden
        className="mt-8 mb-8 max-w-3xl"
      />
      {children}
    </Container>
  );
}
