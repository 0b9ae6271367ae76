import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";

/** A call to action that leads to the directory. */
export function FindADoctor() {
  return (
    <section className="mt-14 rounded-2xl bg-deep px-6 py-9 text-on-deep ring-1 ring-deep-line ring-inset sm:p-12 print:hidden">
      <h2 className="text-2xl">See who practices near you</h2>
      <p className="mt-3 max-w-prose text-on-deep-soft">
        Search by city or ZIP code, compare published prices, and read each practice’s listing.
        Listings are free, and practices can’t pay for a better rank.
      </p>
      <LinkButton to={paths.directory()} variant="secondary" className="mt-6">
        Find a Doctor
      </LinkButton>
    </section>
  );
}
