import { useRef } from "react";
import { Section } from "@/components/profiles/section";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import {
  type DeletedContent,
  useBringBack,
  useRecentlyDeleted,
} from "@/hooks/posts/recently-deleted";
import { toast } from "@/lib/toast";

const msToBringBack = 10 * 60_000;

/** The content the member deleted in the last ten minutes, each with a Restore button. */
export function RecentlyDeleted() {
  const deleted = useRecentlyDeleted();
  const bringBack = useBringBack();
  const place = useRef<HTMLDivElement>(null);

  async function restore(content: DeletedContent) {
    try {
      await bringBack.mutateAsync(content);
    } catch {
      // A toast shows the error.
      return;
    }
    toast({ title: `${nounOf(content)} restored`, tone: "success" });
    // The focused button was removed with its row.
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} className="mt-10 empty:mt-0">
      {deleted.data && deleted.data.length > 0 && (
        <Section title="Recently deleted">
          <ul className="grid gap-3">
            {deleted.data.map((content) => (
              <li key={content.id}>
                <Card padding="none" className="px-5 py-4">
                  <p className="line-clamp-3 break-words whitespace-pre-line">{content.content}</p>
                  <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
                    <p className="text-sm text-ink-soft">
                      {nounOf(content)} · {timeLeft(content)}
                    </p>
                    <Button
                      variant="secondary"
                      size="sm"
                      isBusy={bringBack.isPending && bringBack.variables.id === content.id}
                      onClick={() => void restore(content)}
                    >
                      Restore
                    </Button>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

const nounOf = ({ target_table }: DeletedContent) =>
  target_table === "posts" ? "Post" : "Comment";

function timeLeft({ deleted_at }: DeletedContent): string {
  const minutes = Math.ceil((Date.parse(deleted_at) + msToBringBack - Date.now()) / 60_000);
  return minutes > 1 ? `${minutes} minutes left to restore it` : "1 minute left to restore it";
}
