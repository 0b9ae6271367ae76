import type { ReactNode } from "react";
import { useAccount } from "@/components/session/account-context";
import { LinkButton } from "@/components/ui/link-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useRoles } from "@/hooks/profiles/roles";
import { paths } from "@/lib/paths";

/** Shows a part of the desk to administrators. Who may is the database's job; here others are told. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const roles = useRoles(useAccount().id);
  if (roles.data?.includes("admin")) return children;
  if (roles.data) return <Refusal />;
  return <Waiting query={roles} />;
}

function Refusal() {
  return (
    <>
      <h1 className="text-3xl">Only administrators</h1>
      <p className="mt-4 max-w-prose text-ink-soft">
        This desk is where administrators verify listings and decide claims. What you added and
        claimed, and how it stands, is in your dashboard.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={paths.dashboard}>Go to Your Dashboard</LinkButton>
        <LinkButton to={paths.directory()} variant="secondary">
          Find a Doctor
        </LinkButton>
      </p>
    </>
  );
}

function Waiting({ query }: { query: ReturnType<typeof useRoles> }) {
  if (query.error) return <LoadFailure query={query} />;
  return (
    <LoadingRegion label="Loading the admin desk...">
      <Skeleton className="h-60 rounded-xl" />
    </LoadingRegion>
  );
}
