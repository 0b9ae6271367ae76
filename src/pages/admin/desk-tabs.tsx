import { useSearchParams } from "react-router-dom";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import { type DeskCounts, useDeskCounts } from "@/hooks/moderation/counts";
import { ChangesPanel } from "@/pages/admin/changes/changes-panel";
import { ClaimsPanel } from "@/pages/admin/claims/claims-panel";
import { CorrectionsPanel } from "@/pages/admin/corrections/corrections-panel";
import { DecisionsPanel } from "@/pages/admin/decisions/decisions-panel";
import { AllListingsPanel } from "@/pages/admin/listings/all-listings-panel";
import { ListingsPanel } from "@/pages/admin/listings/listings-panel";
import { TransferPanel } from "@/pages/admin/listings/transfer-panel";
import { MembersPanel } from "@/pages/admin/members/members-panel";
import { MessagesPanel } from "@/pages/admin/messages/messages-panel";
import { ReportsPanel } from "@/pages/admin/reports/reports-panel";

const tabs = [
  { name: "listings", label: "Listings", Panel: ListingsPanel },
  { name: "changes", label: "Changes", Panel: ChangesPanel },
  { name: "claims", label: "Claims", Panel: ClaimsPanel },
  { name: "corrections", label: "Corrections", Panel: CorrectionsPanel },
  { name: "reports", label: "Reports", Panel: ReportsPanel },
  { name: "messages", label: "Messages", Panel: MessagesPanel },
  { name: "all-listings", label: "All listings", Panel: AllListingsPanel },
  { name: "decisions", label: "Decisions", Panel: DecisionsPanel },
  { name: "members", label: "Members", Panel: MembersPanel },
  { name: "transfer", label: "Import & export", Panel: TransferPanel },
] as const;

/** The row of tabs scrolls sideways on small screens, and grows when the counts arrive. */
function showWithin(tab: HTMLElement) {
  const row = tab.parentElement;
  if (!row) return;
  const { left, right } = tab.getBoundingClientRect();
  const seen = row.getBoundingClientRect();
  // Rows scroll by whole pixels in some browsers, and texts are not as wide: away from where the tab is cut off.
  row.scrollLeft +=
    Math.floor(Math.min(0, left - seen.left)) + Math.ceil(Math.max(0, right - seen.right));
}

/** The parts of the desk, with how much waits in each. The address says which one is open. */
export function DeskTabs() {
  const [params, setParams] = useSearchParams();
  const counts: Partial<DeskCounts> = useDeskCounts().data ?? {};
  const open = tabs.find(({ name }) => name === params.get("tab"))?.name ?? tabs[0].name;
  const countOf = (name: string) => Object.entries(counts).find(([part]) => part === name)?.[1];

  return (
    <Tabs
      value={open}
      onValueChange={(name) =>
        setParams({ tab: name }, { replace: true, preventScrollReset: true })
      }
    >
      <TabList aria-label="Parts of the desk" className="overflow-x-auto rounded-3xl">
        {tabs.map(({ name, label }) => (
          <Tab
            key={name}
            value={name}
            // Each time anew: the tab stays the same, its neighbors do not.
            ref={name === open ? (tab) => void (tab && showWithin(tab)) : undefined}
            className="whitespace-nowrap"
          >
            {label}
            {countOf(name) !== undefined && ` (${countOf(name)})`}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ name, Panel }) => (
        <TabPanel key={name} value={name}>
          <Panel />
        </TabPanel>
      ))}
    </Tabs>
  );
}
