import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { Section, SectionEmpty, SectionLoading } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { useAlerts } from "@/hooks/saved/alerts";
import { useSaved, useSavedCards } from "@/hooks/saved/saved-listings";

import { plural, t } from "@/lib/messages";
import { paths } from "@/lib/paths";

const maxShown = 3;

/** The practices the member saved last, and how many alerts are on. */
export function SavedPractices({ userId }: { userId: string }) {
  const alerts = useAlerts(userId);
  const count = alerts.data?.length ?? 0;
  return (
    <Section
      title={t`Saved practices`}
      action={
        <LinkButton to={paths.saved()} variant="ghost" size="sm">
          <Trans>Saved and alerts</Trans>
        </LinkButton>
      }
    >
      <SavedList />
      {count > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {plural(count, { one: "# alert turned on.", other: "# alerts turned on." })}
        </p>
      )}
    </Section>
  );
}

function SavedList() {
  const { ids, account, isPending } = useSaved();
  const cards = useSavedCards(ids.slice(0, maxShown));
  const others = ids.length - maxShown;

  if (isPending || cards.isLoading) return <SectionLoading label={t`Loading saved practices...`} />;
  if (account.isError && !account.data) return <LoadFailure query={account} />;
  if (ids.length === 0) {
    return (
      <SectionEmpty>
        <Trans>
          No saved practices yet. Save the ones you like in the directory to find them here.
        </Trans>
      </SectionEmpty>
    );
  }
  if (!cards.data) return <LoadFailure query={cards} />;
  return (
    <Card padding="none" className="px-5">
      <ul className="divide-y divide-line">
        {cards.data.map(({ asked_id, id, practice_name, address_city, address_state }) => (
          <li key={asked_id} className="py-4">
            <TextLink to={paths.listing(id)} className="font-semibold">
              {practice_name}
            </TextLink>
            <p className="mt-1 text-sm text-ink-soft">
              {address_city}, {address_state}
            </p>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="border-t border-line py-4 text-sm text-ink-soft">
          <Trans>and {others} more</Trans>
        </p>
      )}
    </Card>
  );
}
