import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { useDecideListings, WaitingListing } from "@/hooks/listings/waiting";
import { rememberPlace } from "@/lib/browser/row-focus";
import { toast } from "@/lib/toast";
import { RefuseDialog } from "@/pages/admin/refuse-dialog";

interface SelectionBarProps {
  selected: WaitingListing[];
  decision: ReturnType<typeof useDecideListings>;
  onClear: () => void;
}

/** Verifies or refuses all selected listings at once. */
export function SelectionBar({ selected, decision, onClear }: SelectionBarProps) {
  const [isRefusing, setIsRefusing] = useState(false);
  const [isVerifying, setIsVerifying] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const count = selected.length;

  async function decide(isVerified: boolean, reason: string) {
    if (decision.isPending) return;
    // The rows leave, the first selected one among them; the focus goes on from there.
    const first = bar.current?.closest("section")?.querySelector("article input:checked") ?? null;
    const settle = rememberPlace(first);
    try {
      const left = await decision.mutateAsync({ listings: selected, isVerified, reason });
      const done = count - left.length;
      const listings = done === 1 ? "1 listing" : `${done} listings`;
      if (done > 0) {
        toast({ title: `${listings} ${isVerified ? "verified" : "refused"}`, tone: "success" });
      }
    } catch {
      // The toast has said why; everything stays selected.
      return;
    }
    setIsRefusing(false);
    onClear();
    settle();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields.
    <div
      ref={bar}
      role="group"
      aria-label="Selected listings"
      className="flex flex-wrap items-center gap-3 rounded-xl bg-raised p-3 pl-5 shadow-lifted ring-1 ring-line-strong/60 ring-inset"
    >
      <p role="status" className="mr-auto font-semibold">
        {count} selected
      </p>
      <Button size="sm" isBusy={decision.isPending} onClick={() => setIsVerifying(true)}>
        Verify {count}…
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setIsRefusing(true)}>
        Refuse {count}…
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear
      </Button>
      {isVerifying && (
        <Dialog
          open
          onOpenChange={() => setIsVerifying(false)}
          title={`Verify ${count === 1 ? "1 listing" : `${count} listings`}?`}
          description="They become public at once, and the people who added them get a notification."
          actions={
            <>
              <DialogClose>
                <Button variant="ghost">Cancel</Button>
              </DialogClose>
              <Button
                onClick={() => {
                  setIsVerifying(false);
                  void decide(true, "");
                }}
              >
                Verify {count}
              </Button>
            </>
          }
        >
          <ul className="max-h-48 list-disc overflow-y-auto rounded-lg bg-sage p-4 pl-9 text-sm">
            {selected.map(({ id, practice_name }) => (
              <li key={id} className="break-words">
                {practice_name}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {isRefusing && (
        <RefuseDialog
          listings={selected}
          isBusy={decision.isPending}
          onRefuse={(reason) => void decide(false, reason)}
          onClose={() => setIsRefusing(false)}
        />
      )}
    </div>
  );
}
