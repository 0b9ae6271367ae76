import { PageHead } from "@/components/layout/page-head";
import { Container } from "@/components/ui/container";
import { AdminsOnly } from "@/pages/admin/admins-only";
import { DeskTabs } from "@/pages/admin/desk-tabs";
import { MailState } from "@/pages/admin/mail-state";
import { RegistryState } from "@/pages/admin/registry-state";

/** Where administrators decide. */
export function Component() {
  return (
    <Container className="py-10 sm:py-14">
      <PageHead title="Admin Desk" isIndexed={false} />
      <AdminsOnly>
        <h1 className="mb-8 text-3xl">Admin desk</h1>
        <DeskTabs />
        <MailState />
        <RegistryState />
      </AdminsOnly>
    </Container>
  );
}
