import { useRef, useState } from "react";
import { ModerateDialog } from "@/components/moderation/moderate-dialog";
import { Button } from "@/components/ui/button";
import { KeyHint } from "@/components/ui/key-hint";
import type { ModerationAct } from "@/hooks/moderation/moderate";

interface WritingActsProps {
  writing: { kind: "post" | "comment"; id: string; content: string; hidden_at: string | null };
}

/** Hides, restores or deletes what is reported. */
export function WritingActs({ writing }: WritingActsProps) {
  const [act, setAct] = useState<ModerationAct | null>(null);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="mt-6 flex flex-wrap gap-3">
      {writing.hidden_at ? (
        <Button size="sm" variant="secondary" onClick={() => setAct("restore")}>
          Restore…
        </Button>
      ) : (
        <Button size="sm" variant="secondary" aria-keyshortcuts="R" onClick={() => setAct("hide")}>
          Hide…
          <KeyHint>R</KeyHint>
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => setAct("delete")}>
        Delete…
      </Button>
      {act && (
        <ModerateDialog act={act} about={writing} place={place} onClose={() => setAct(null)} />
      )}
    </div>
  );
}
