import { PageHead } from "@/components/layout/page-head";
import { Container } from "@/components/ui/container";
import { AdminHealth, AdminHealthFigures } from "@/pages/admin/admin-health";
import { AdminTabs } from "@/pages/admin/admin-tabs";
import { AdminsOnly } from "@/pages/admin/admins-only";

/** The review queues, lookups, and tools for admins. */
export function Component() {
  return (
    <Container className="py-10 sm:py-14">
      <PageHead title="Admin" isIndexed={false} />
      <AdminsOnly>
        <h1 className="mb-8 text-3xl">Admin</h1>
        <AdminTabs>
          <AdminHealth />
        </AdminTabs>
        <AdminHealthFigures />
      </AdminsOnly>
    </Container>
  );
}
