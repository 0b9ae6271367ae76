import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { KeyHint } from "@/components/ui/key-hint";
import { lazyDialog } from "@/components/ui/lazy-part";
import { undoLast } from "@/hooks/admin/decide-later";
import { isTextInput, keySections } from "@/lib/admin/admin-keys";
import { areShortcutsOn } from "@/lib/admin/admin-queues";
import { paths } from "@/lib/paths";

const AdminSearchDialog = lazyDialog(
  async () => (await import("@/components/admin/admin-search-dialog")).AdminSearchDialog,
);

/** How soon the letter must follow G. */
const sequenceMs = 1500;

/** The keys that work on all admin pages: search, Undo, and G with the letter of a section. */
function useAdminKeys(openSearch: () => void) {
  const navigate = useNavigate();

  const actionOf = (event: KeyboardEvent["nativeEvent"], isAfterG: boolean) => {
    const key = event.key.toLowerCase();
    const hasControl = event.ctrlKey || event.metaKey;
    if (hasControl && !event.altKey && key === "k") return openSearch;
    if (hasControl || event.altKey || event.repeat) return null;
    if (!areShortcutsOn() || isTextInput(event.target)) return null;
    const section = isAfterG && keySections.find(([letter]) => letter.toLowerCase() === key);
    if (section) return () => void navigate(paths.adminTab(section[1]));
    return { "/": openSearch, z: undoLast }[key] ?? null;
  };
  const handleKey = useEffectEvent((event: KeyboardEvent["nativeEvent"], isAfterG: boolean) => {
    const action = actionOf(event, isAfterG);
    if (!action) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    let lastG = 0;
    function handleKeydown(event: KeyboardEvent["nativeEvent"]) {
      if (event.isComposing || document.querySelector('[role="dialog"]')) return;
      const isAfterG = Date.now() - lastG < sequenceMs;
      lastG = event.key.toLowerCase() === "g" ? Date.now() : 0;
      handleKey(event, isAfterG);
    }
    // Captured, so that a queue doesn't also take the letter as a decision.
    document.addEventListener("keydown", handleKeydown, true);
    return () => document.removeEventListener("keydown", handleKeydown, true);
  }, []);
}

/** The button and the keys that open the search of everything that admins look up. */
export function AdminSearch() {
  const [isOpen, setIsOpen] = useState(false);
  useAdminKeys(() => setIsOpen(true));
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-keyshortcuts="/ Control+K"
        className="w-full max-w-md justify-start text-ink-soft lg:max-w-xs"
        onClick={() => setIsOpen(true)}
      >
        <Search aria-hidden="true" />
        <span className="mr-auto">Search everything</span>
        <KeyHint>/</KeyHint>
      </Button>
      {isOpen && <AdminSearchDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
