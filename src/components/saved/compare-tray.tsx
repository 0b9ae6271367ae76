import { ChevronUp, X } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Trans } from "@/components/ui/messages";
import { clearTray, removeFromTray, useTray, useTrayOverflow } from "@/hooks/saved/compare-tray";
import { joinClasses } from "@/lib/join-classes";
import { plural, t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { maxCompared, type TrayItem } from "@/lib/saved/compared-ids";

/** The listings chosen for comparison, at the bottom of the screen. On phones it expands to show them. */
export function Tray() {
  const tray = useTray();
  const overflow = useTrayOverflow();
  const [isOpen, setIsOpen] = useState(false);
  const clear = () => {
    clearTray();
    focusHeading();
  };
  const count = tray.length;
  const compare = plural(count, { one: "Compare # practice", other: "Compare # practices" });
  const isListShown = isOpen || overflow !== null;
  if (count === 0) return null;
  return (
    <aside
      aria-label={t`Practices to compare`}
      className="tray fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-lifted print:hidden [@media(height<25rem)]:static"
    >
      <Container>
        <div role="alert">
          {overflow && (
            <p className="mb-2 text-sm font-semibold">
              {t`You can compare up to ${maxCompared} practices. Remove one to add ${overflow}.`}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <div
            className={joinClasses(
              "min-w-0 md:flex-1",
              isListShown ? "max-md:w-full" : "max-md:hidden",
            )}
          >
            <TrayList tray={tray} />
          </div>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isListShown}
            className="-ml-4.5 md:hidden"
            onClick={() => setIsOpen(!isListShown)}
          >
            <span>{t`${count} of ${maxCompared}`}</span>
            <ChevronUp aria-hidden="true" className={isListShown ? "rotate-180" : undefined} />
          </Button>
          <Button variant="ghost" size="sm" className="max-md:hidden" onClick={clear}>
            <Trans>Clear</Trans>
          </Button>
          {count > 1 ? (
            <LinkButton
              to={paths.compare(tray.map(({ id }) => id))}
              size="sm"
              aria-label={compare}
              className="max-md:ml-auto"
            >
              {/* On phones, the number is beside it, and both fit into one line. */}
              <span className="max-sm:hidden">{compare}</span>
              <span className="sm:hidden">{t`Compare`}</span>
            </LinkButton>
          ) : (
            <p className="text-sm text-ink-soft max-md:ml-auto">
              <Trans>Add another to compare</Trans>
            </p>
          )}
        </div>
      </Container>
    </aside>
  );
}

/** The listings in the tray, each with a remove button. */
function TrayList({ tray }: { tray: readonly TrayItem[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tray.map(({ id, name }) => (
        <li
          key={id}
          className="flex max-w-full min-w-0 items-center rounded-full bg-sage pl-4 text-sm font-semibold"
        >
          <span className="truncate md:max-w-32">{name}</span>
          <button
            type="button"
            aria-label={t`Remove ${name} from the comparison`}
            className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
            onClick={(event) => removeAndMoveFocus(event, id)}
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Removes a listing and moves the focus to its neighbor. */
function removeAndMoveFocus({ currentTarget }: MouseEvent, id: string): void {
  const item = currentTarget.closest("li");
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  removeFromTray(id);
  const button = neighbor?.querySelector("button");
  if (button) button.focus();
  else focusHeading();
}

/** Moves the focus to the page's heading when the tray disappears. */
function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}
