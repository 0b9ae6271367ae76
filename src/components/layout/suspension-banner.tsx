import { QueryClientProvider } from "@tanstack/react-query";
import { Container } from "@/components/ui/container";
import { TextLink } from "@/components/ui/text-link";
import { useSuspension } from "@/hooks/profiles/current-member";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/supabase/query-client";

/** Tells a suspended member so; nothing to others. */
export function SuspensionBanner() {
  return (
    // Static pages have no query client of their own.
    <QueryClientProvider client={queryClient}>
      <Banner />
    </QueryClientProvider>
  );
}

function Banner() {
  const reason = useSuspension();
  if (reason === null) return null;
  return (
    <aside aria-label="Your account" className="bg-apricot print:hidden">
      <Container className="py-3 text-sm break-words">
        <strong className="font-semibold">Your account is suspended:</strong> you can read, and take
        your data along. Reason: {reason}
        <span className="mt-1 flex flex-wrap gap-x-6">
          <TextLink to={paths.settings} className="py-1">
            Download your data
          </TextLink>
          <TextLink to={paths.contact} className="py-1">
            Write to us
          </TextLink>
        </span>
      </Container>
    </aside>
  );
}
