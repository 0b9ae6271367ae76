import type { ComponentType, ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { AdminSearch } from "@/components/admin/admin-search";
import { SelectField } from "@/components/forms/select-field";
import { PageHead } from "@/components/site/page-head";
import { Container } from "@/components/ui/container";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadingRegion, LoadingSkeleton } from "@/components/ui/skeleton";
import { SideTab, SideTabList, TabPanel, Tabs } from "@/components/ui/tabs";
import { useAdminCounts } from "@/hooks/admin/admin-counts";
import { useRegistryState } from "@/hooks/admin/npi-registry";
import { useMailState } from "@/hooks/notifications/email-preferences";
import { formatCount } from "@/lib/format/numbers";
import { AdminsOnly } from "@/pages/admin/admins-only";
import { AppealsPanel } from "@/pages/admin/appeals-panel";
import { ChangesPanel } from "@/pages/admin/changes-panel";
import { ClaimsPanel } from "@/pages/admin/claims-panel";
import { CorrectionsPanel } from "@/pages/admin/corrections-panel";
import { AdminHealth, AdminHealthFigures } from "@/pages/admin/lazy-admin-health";
import { ListingsPanel } from "@/pages/admin/listings-panel";
import { MessagesPanel } from "@/pages/admin/messages-panel";
import { RemovalsPanel } from "@/pages/admin/removals-panel";
import { ReportsPanel } from "@/pages/admin/reports-panel";
import { TodayPanel } from "@/pages/admin/today-panel";

/** A section that admins open less often. Its script loads when it is opened. */
const lazyPanel = (load: () => Promise<ComponentType>) =>
  lazyPart(load, { Loading: () => <LoadingRegion label="Loading..." /> });

const AllListingsPanel = lazyPanel(
  async () => (await import("@/pages/admin/all-listings-panel")).AllListingsPanel,
);
const MembersPanel = lazyPanel(
  async () => (await import("@/pages/admin/members-panel")).MembersPanel,
);
const DecisionsPanel = lazyPanel(
  async () => (await import("@/pages/admin/decisions-panel")).DecisionsPanel,
);
const TransferPanel = lazyPanel(
  async () => (await import("@/pages/admin/transfer-panel")).TransferPanel,
);

interface Section {
  /** The `tab` in the URL. If `admin_count_queues` has a column of this name, the section shows that count. */
  name: string;
  label: string;
  Panel: ComponentType;
}

const groups: readonly { title: string; tabs: readonly Section[] }[] = [
  { title: "Overview", tabs: [{ name: "today", label: "Today", Panel: TodayPanel }] },
  {
    title: "Review",
    tabs: [
      { name: "listings", label: "Listings", Panel: ListingsPanel },
      { name: "changes", label: "Changes", Panel: ChangesPanel },
      { name: "claims", label: "Claims", Panel: ClaimsPanel },
      { name: "corrections", label: "Corrections", Panel: CorrectionsPanel },
      { name: "reports", label: "Reports", Panel: ReportsPanel },
      { name: "appeals", label: "Appeals", Panel: AppealsPanel },
      { name: "removals", label: "Removals", Panel: RemovalsPanel },
      { name: "messages", label: "Messages", Panel: MessagesPanel },
    ],
  },
  {
    title: "Look up",
    tabs: [
      { name: "all-listings", label: "All listings", Panel: AllListingsPanel },
      { name: "members", label: "Members", Panel: MembersPanel },
      { name: "decisions", label: "Decisions", Panel: DecisionsPanel },
    ],
  },
  {
    title: "Tools",
    tabs: [{ name: "transfer", label: "Import & export", Panel: TransferPanel }],
  },
];

const tabs = groups.flatMap((group) => group.tabs);

/**
 * The sections of the admin page with the number of pending items: a sidebar on wide screens, a select on narrow ones.
 * The URL holds the open section. The children appear above it.
 */
function AdminTabs({ children }: { children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const counts = new Map<string, number>(Object.entries(useAdminCounts().data ?? {}));
  const isHealthPending = [useMailState(), useRegistryState()].some(
    ({ isPending, failureCount }) => isPending && failureCount === 0,
  );
  const open = tabs.find(({ name }) => name === params.get("tab"))?.name ?? tabs[0]?.name;

  const openTab = (name: string) =>
    setParams({ tab: name }, { replace: true, preventScrollReset: true });
  const labelWithCount = (name: string, label: string) => {
    const count = counts.get(name);
    return count ? `${label} (${formatCount(count)})` : label;
  };

  return (
    <Tabs
      value={open}
      onValueChange={openTab}
      orientation="vertical"
      className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-10"
    >
      <SelectField
        label="Section"
        className="lg:hidden"
        value={open}
        onChange={({ target }) => openTab(target.value)}
      >
        {groups.map((group) => (
          <optgroup key={group.title} label={group.title}>
            {group.tabs.map(({ name, label }) => (
              <option key={name} value={name}>
                {labelWithCount(name, label)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {/* A sidebar taller than the window scrolls on its own. */}
      <div className="hidden max-h-[calc(100dvh-7rem)] rounded-xl lg:sticky lg:top-24 lg:block lg:overflow-y-auto">
        <SideTabList aria-label="Sections">
          {groups.map((group) => (
            <div key={group.title} role="presentation" className="grid gap-0.5">
              {group.tabs.length > 1 && (
                <p aria-hidden="true" className="px-3 py-1 text-xs font-semibold text-ink-soft">
                  {group.title}
                </p>
              )}
              {group.tabs.map(({ name, label }) => (
                <SideTab key={name} value={name}>
                  {label} <Count value={counts.get(name)} />
                </SideTab>
              ))}
            </div>
          ))}
        </SideTabList>
      </div>
      {/* So tall that nothing below it moves while it loads, and with its margins inside, whichever child comes first. */}
      <div className="flow-root min-h-dvh min-w-0">
        {children}
        {/* Hidden while warnings may still push it down. */}
        <div hidden={isHealthPending}>
          {tabs.map(({ name, Panel }) => (
            <TabPanel key={name} value={name} className="lg:mt-0">
              <Panel />
            </TabPanel>
          ))}
        </div>
      </div>
    </Tabs>
  );
}

function Count({ value }: { value: number | undefined }) {
  if (!value) return null;
  return (
    <span className="min-w-6 rounded-full bg-primary px-1.5 text-center text-xs leading-6 font-bold text-on-primary tabular-nums">
      {formatCount(value)} <span className="sr-only">pending</span>
    </span>
  );
}

/** The review queues, lookups, and tools for admins. */
export function Component() {
  return (
    <Container className="pt-6 pb-10">
      <PageHead title="Admin" isIndexed={false} />
      <AdminsOnly heading={<AdminHeader />}>
        <AdminTabs>
          <AdminHealth />
        </AdminTabs>
        <AdminHealthFigures />
      </AdminsOnly>
    </Container>
  );
}

export function Loading() {
  return (
    <Container className="pt-6 pb-10">
      <PageHead title="Admin" isIndexed={false} />
      <AdminHeader />
      <LoadingSkeleton label="Loading..." className="h-60 rounded-xl" />
    </Container>
  );
}

function AdminHeader() {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
      <div>
        <h1 className="mb-1 text-3xl">Admin</h1>
        <p className="text-lg text-ink-soft">
          Review what was sent in, look up listings and members, and import or export data.
        </p>
      </div>
      <AdminSearch />
    </header>
  );
}
