import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useFailures, useRetryFailures } from "@/hooks/admin/failures";
import { type RegistryState, useRegistryState } from "@/hooks/admin/npi-registry";
import { type MailState, useMailState } from "@/hooks/notifications/email-preferences";
import { formatDay, formatMoment, formatSince } from "@/lib/format/dates";
import { inWords } from "@/lib/format/numbers";
import { toast } from "@/lib/toast";

/** Email is late after this long: the worker runs every minute. */
const mailDelayMs = 10 * 60_000;

/** An NPI check is late after this long: a few run every five minutes. */
const registryDelayMs = 24 * 3_600_000;

/** Fewer failures than this are retried without a warning. */
const failureThreshold = 3;

const isLate = (since: string | null, delayMs: number): since is string =>
  since !== null && Date.now() - new Date(since).getTime() > delayMs;

/** Warns about problems with outgoing email or the NPI registry and says how to fix them. Empty while both work. */
export function AdminHealth() {
  const mail = useMailState();
  const registry = useRegistryState();
  return (
    <div className="grid gap-3 not-empty:mt-6 not-empty:mb-8 lg:not-empty:mt-0">
      {mail.error && <LoadFailure query={mail} />}
      {mail.data && <MailProblem state={mail.data} />}
      {registry.error && <LoadFailure query={registry} />}
      {registry.data && <RegistryProblem state={registry.data} />}
    </div>
  );
}

function MailProblem({ state }: { state: MailState }) {
  const { oldest, waiting, retried, failed, last_failure, last_failed_at } = state;
  const isStuck = isLate(oldest, mailDelayMs);
  return (
    <Problem
      source="email"
      isShown={isStuck || retried + failed >= failureThreshold}
      sign={`${last_failed_at ?? oldest}`}
      tone={isStuck ? "danger" : "attention"}
      title={mailTitle(isStuck, retried)}
    >
      <p>
        {isStuck &&
          `${inWords(waiting, "email")} not sent, the oldest due since ${formatMoment(oldest)}. `}
        {retried > 0 && `${retried} will be retried. `}
        {failed > 0 && `${failed} failed for good in the last week. `}
        {last_failure && `Last error, ${formatSince(last_failed_at ?? "")}: ${last_failure}`}
      </p>
      <p className="mt-1">
        {last_failure
          ? "Check that the SMTP settings of the send-mail function still work. Once they do, email that can be retried goes out automatically."
          : "No attempt has been made to send it. Check that the send-mail function is deployed, has its settings, and is scheduled every minute."}
      </p>
    </Problem>
  );
}

function mailTitle(isStuck: boolean, retried: number): string {
  if (isStuck) return "Email isn't going out";
  return retried > 0 ? "Some email couldn't be sent yet" : "Some email couldn't be delivered";
}

function RegistryProblem({ state }: { state: RegistryState }) {
  const { is_on, oldest, unanswered, last_failure } = state;
  const isStuck = is_on && isLate(oldest, registryDelayMs);
  return (
    <Problem
      source="npi"
      isShown={is_on && (isStuck || unanswered >= failureThreshold)}
      sign={`${last_failure ?? oldest}`}
      tone="attention"
      title={isStuck ? "NPI checks are behind" : "NPI registry lookups are failing"}
    >
      <p>
        {isStuck && `The oldest check has been waiting since ${formatMoment(oldest)}. `}
        {unanswered > 0 && `${inWords(unanswered, "lookup")} failed. `}
        {last_failure && `Last error: ${last_failure}. `}
      </p>
      <p className="mt-1">
        {isStuck
          ? "Check that the npi function is deployed and scheduled every five minutes."
          : "Failed lookups are retried automatically. Until then, look up NPIs at npiregistry.cms.hhs.gov."}
      </p>
    </Problem>
  );
}

interface ProblemProps {
  source: "email" | "npi";
  isShown: boolean;
  /** Identifies the problem: dismissing it hides it until there is another one or the page is left. */
  sign: string;
  tone: "danger" | "attention";
  title: string;
  children: ReactNode;
}

/** A warning that lists what failed, tries it again, and can be dismissed. */
function Problem({ source, isShown, sign, tone, title, children }: ProblemProps) {
  const [dismissed, setDismissed] = useState<string>();
  const retry = useRetryFailures(source);
  if (!isShown || dismissed === sign) return null;
  return (
    <Notice
      tone={tone}
      title={title}
      actions={
        <>
          <Button
            size="sm"
            variant="secondary"
            isBusy={retry.isPending}
            onClick={() =>
              retry.mutate(undefined, {
                onSuccess: (count) =>
                  toast({
                    title: "Trying again",
                    description: `${inWords(count, source === "email" ? "email" : "lookup")} due now.`,
                    tone: "success",
                  }),
              })
            }
          >
            Try again now
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setDismissed(sign)}>
            Dismiss<VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        </>
      }
    >
      {children}
      <Failures source={source} />
    </Notice>
  );
}

/** What failed: the types of email, or the NPIs. */
function Failures({ source }: Pick<ProblemProps, "source">) {
  const failures = useFailures(source).data ?? [];
  if (failures.length === 0) return null;
  return (
    <ul className="mt-2 list-disc pl-5">
      {failures.map(({ item, failed, since, last_error }) => (
        <li key={item}>
          {source === "email"
            ? `${inWords(failed, "email")} of the type “${item.replaceAll("_", " ")}”, since ${formatMoment(since ?? "")}: `
            : `NPI ${item}: ${inWords(failed, "failed lookup")}, ${since ? `last looked up ${formatDay(since)}` : "never looked up"}: `}
          {last_error}
        </li>
      ))}
    </ul>
  );
}

/** Email and registry statistics, shown at the bottom of the admin page. */
export function AdminHealthFigures() {
  const mail = useMailState().data;
  const registry = useRegistryState().data;
  return (
    <div className="mt-12 grid gap-1 text-sm text-ink-soft">
      {mail && (
        <p>
          {`Email: ${mail.oldest === null ? "none due" : `${mail.waiting} due, the oldest ${formatSince(mail.oldest)}`}, ${mail.retried} to retry, ${mail.sent} sent and ${mail.failed} failed in the last week, ${mail.stopped} ${mail.stopped === 1 ? "account" : "accounts"} paused after bounces.`}
        </p>
      )}
      {registry && (
        <p>
          {registry.is_on
            ? `NPI registry: ${registry.waiting === 0 ? "no lookups due" : `${inWords(registry.waiting, "lookup")} due`}, ${registry.unanswered} failed on the last attempt.`
            : "NPI registry: lookups are turned off on this site."}
        </p>
      )}
    </div>
  );
}
