import { PageHead } from "@/components/layout/page-head";
import { Container } from "@/components/ui/container";
import { AdminHealth, AdminHealthFigures } from "@/pages/admin/admin-health";
import { AdminsOnly } from "@/pages/admin/admins-only";
import { DeskTabs } from "@/pages/admin/desk-tabs";

/** Where administrators decide. */
export function Component() {
  return (
    <Container className="py-10 sm:py-14">
      <PageHead title="Admin Desk" isIndexed={false} />
      <AdminsOnly>
        <h1 className="mb-8 text-3xl">Admin desk</h1>
        <DeskTabs>
          <AdminHealth />
        </DeskTabs>
        <AdminHealthFigures />
      </AdminsOnly>
    </Container>
  );
}
