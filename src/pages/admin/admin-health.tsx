import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { type MailState, useMailState } from "@/hooks/mail/state";
import { type RegistryState, useRegistryState } from "@/hooks/moderation/registry-state";
import { formatMoment } from "@/lib/format/dates";
import { inWords } from "@/lib/format/numbers";
import { formatSince } from "@/lib/format/relative-time";

/** Email goes out every minute. */
const mailDelayMs = 10 * 60_000;

/** A few NPIs are looked up every five minutes. */
const registryDelayMs = 24 * 3_600_000;

const isLate = (since: string | null, delayMs: number): since is string =>
  since !== null && Date.now() - new Date(since).getTime() > delayMs;

/** What is wrong with outgoing email or the NPI registry, and what to do about it. Empty while both work. */
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
  if (!isStuck && retried === 0 && failed === 0) return null;
  return (
    <Notice tone={isStuck ? "danger" : "attention"} title={mailTitle(isStuck, retried)}>
      <p>
        {isStuck && `${inWords(waiting, "email")} due, the oldest since ${formatMoment(oldest)}. `}
        {retried > 0 && `${retried} will be tried again. `}
        {failed > 0 && `${failed} given up in the last week. `}
        {last_failure && `Last error, ${formatSince(last_failed_at ?? "")}: ${last_failure}`}
      </p>
      <p className="mt-1">
        {last_failure
          ? "Check that the SMTP settings of the send-mail function still work. Email that can be retried goes out by itself once they do."
          : "Nothing has tried to send it. Check that the send-mail function is deployed, has its settings, and is scheduled every minute."}
      </p>
    </Notice>
  );
}

function mailTitle(isStuck: boolean, retried: number): string {
  if (isStuck) return "Email isn't going out";
  return retried > 0 ? "Some email couldn't be sent yet" : "Some email couldn't be delivered";
}

function RegistryProblem({ state }: { state: RegistryState }) {
  const { is_on, oldest, unanswered, last_failure } = state;
  const isStuck = is_on && isLate(oldest, registryDelayMs);
  if (!is_on || (!isStuck && unanswered === 0)) return null;
  return (
    <Notice
      tone="attention"
      title={isStuck ? "NPI checks are behind" : "The NPI registry didn't answer"}
    >
      <p>
        {isStuck && `The oldest NPI has waited since ${formatMoment(oldest)}. `}
        {unanswered > 0 && `${inWords(unanswered, "lookup")} failed. `}
        {last_failure && `Last error: ${last_failure}. `}
      </p>
      <p className="mt-1">
        {isStuck
          ? "Check that the npi function is deployed and scheduled every five minutes."
          : "Failed lookups are tried again by themselves. Until then, check NPIs by hand at npiregistry.cms.hhs.gov."}
      </p>
    </Notice>
  );
}

/** How email and the registry are doing in numbers, at the foot of the admin pages. */
export function AdminHealthFigures() {
  const mail = useMailState().data;
  const registry = useRegistryState().data;
  return (
    <div className="mt-12 grid gap-1 text-sm text-ink-soft">
      {mail && (
        <p>
          {`Email: ${mail.oldest === null ? "nothing due" : `${mail.waiting} due, the oldest ${formatSince(mail.oldest)}`}, ${mail.retried} to retry, ${mail.sent} sent and ${mail.failed} given up within a week, ${mail.stopped} ${mail.stopped === 1 ? "account" : "accounts"} paused after bounces.`}
        </p>
      )}
      {registry && (
        <p>
          {registry.is_on
            ? `NPI registry: ${registry.waiting === 0 ? "nothing waiting" : `${registry.waiting} to look up`}, ${registry.unanswered} failed at the last try.`
            : "NPI registry: lookups are switched off on this site."}
        </p>
      )}
    </div>
  );
}
