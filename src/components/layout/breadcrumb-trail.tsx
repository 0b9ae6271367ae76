import { StructuredData } from "@/components/layout/structured-data";
import { TextLink } from "@/components/ui/text-link";
import { type Breadcrumb, breadcrumbData } from "@/lib/schema-org/page-structured-data";

/** Breadcrumbs ending with the current page, also as structured data. */
export function BreadcrumbTrail({ trail }: { trail: [Breadcrumb, ...Breadcrumb[]] }) {
  return (
    <nav aria-label="Breadcrumbs" className="-mt-4 mb-2 text-sm print:hidden">
      <StructuredData data={breadcrumbData(...trail)} />
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ name, path }, index) => (
          <li key={path} className="flex min-h-11 items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-line-strong">
                /
              </span>
            )}
            {index < trail.length - 1 ? (
              <TextLink to={path} className="py-2">
                {name}
              </TextLink>
            ) : (
              <span aria-current="page" className="text-ink-soft">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
