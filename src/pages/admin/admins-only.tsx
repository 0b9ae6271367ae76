import type { ReactNode } from "react";
import { useAccount } from "@/components/account/account-context";
import { LinkButton } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { useRoles } from "@/hooks/account/profile";
import { paths } from "@/lib/paths";

interface AdminsOnlyProps {
  /** Shown above the children, and already while the roles load. */
  heading?: ReactNode;
  children: ReactNode;
}

/** Renders its children for admins and an explanation for everyone else. The database enforces the permission. */
export function AdminsOnly({ heading, children }: AdminsOnlyProps) {
  const roles = useRoles(useAccount().id);
  if (roles.data && !roles.data.includes("admin")) return <NotAnAdmin />;
  return (
    <>
      {heading}
      {roles.data ? children : <LoadingRoles query={roles} />}
    </>
  );
}

function NotAnAdmin() {
  return (
    <>
      <h1 className="text-3xl">Admins only</h1>
      <p className="mt-4 max-w-prose text-ink-soft">
        Admins review listings and claims on this page. To see the status of listings you added or
        claimed, go to your dashboard.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={paths.dashboard}>Go to your dashboard</LinkButton>
        <LinkButton to={paths.directory()} variant="secondary">
          Find a Doctor
        </LinkButton>
      </p>
    </>
  );
}

function LoadingRoles({ query }: { query: ReturnType<typeof useRoles> }) {
  if (query.error) return <LoadFailure query={query} />;
  return <LoadingSkeleton label="Loading..." className="h-60 rounded-xl" />;
}
