import { LogOut } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { type DeviceSession, useEndSession, useSessions } from "@/hooks/account/sessions";
import { useSignOutToHome } from "@/hooks/account/sign-out";
import { deviceName } from "@/lib/account/device-name";
import { formatSince } from "@/lib/format/dates";
import { t } from "@/lib/messages";

/** Lists the devices that the member is signed in on, with buttons that sign out of one, all, or this one. */
export function DevicesSection() {
  return (
    <div className="grid gap-6">
      <DeviceList />
      <SignOutButtons />
    </div>
  );
}

function DeviceList() {
  const sessions = useSessions();
  const end = useEndSession();

  if (sessions.isPending)
    return <LoadingSkeleton label={t`Loading your devices...`} className="h-16" />;
  if (!sessions.data) return <LoadFailure query={sessions} />;
  return (
    <div>
      <ul className="divide-y divide-line">
        {sessions.data.map((session) => (
          <DeviceItem
            key={session.id}
            session={session}
            onEnd={() => end.mutateAsync(session.id)}
          />
        ))}
      </ul>
      <p role="status" className="mt-4 text-sm text-ink-soft empty:hidden">
        {end.isSuccess && t`That device is signed out.`}
      </p>
    </div>
  );
}

interface DeviceItemProps {
  session: DeviceSession;
  onEnd: () => Promise<void>;
}

function DeviceItem({ session, onEnd }: DeviceItemProps) {
  const device = deviceName(session.user_agent);
  const since = formatSince(session.last_used_at);
  const lastUse = t`Last used ${since}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4 first:pt-0 last:pb-0">
      <div>
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-soft">{session.is_current ? t`In use now` : lastUse}</p>
      </div>
      {session.is_current ? (
        <Badge tone="positive">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <ConfirmButton
          label={t`Sign out`}
          labelSuffix={t`of ${device}`}
          title={t`Sign out of ${device}?`}
          confirmLabel={t`Sign out`}
          isDangerous
          onConfirm={onEnd}
        >
          <p>
            {lastUse}.{" "}
            <Trans>It can't make changes from then on, until you sign in there again.</Trans>
          </p>
        </ConfirmButton>
      )}
    </li>
  );
}

/** Signs out of all devices, or only of this one. */
function SignOutButtons() {
  const allDevices = useSignOutToHome();
  const thisDevice = useSignOutToHome();
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="sm"
        className="text-left"
        isBusy={allDevices.isSigningOut}
        icon={<LogOut aria-hidden="true" />}
        onClick={() => allDevices.signOut("global")}
      >
        <Trans>Sign out of all devices</Trans>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="text-left"
        isBusy={thisDevice.isSigningOut}
        onClick={() => thisDevice.signOut("local")}
      >
        <Trans>Sign out of this device only</Trans>
      </Button>
    </div>
  );
}
