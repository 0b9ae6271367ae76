import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { mailboxPath } from "@/lib/mailbox-path";

export interface DemoAccount {
  email: string;
  password: string;
}

const names = ["patient", "doctor", "admin"];

/** Buttons that fill in the demo accounts of the embedded backend. */
export function DemoAccounts({ onPick }: { onPick: (account: DemoAccount) => void }) {
  return (
    <section aria-labelledby="demo-accounts" className="mt-8 border-t border-line pt-6">
      <h2 id="demo-accounts" className="font-sans text-sm font-semibold tracking-normal">
        Demo accounts
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        This demo runs on your computer. Pick a demo account, or read its email in the{" "}
        <TextLink to={mailboxPath} reloadDocument>
          mailbox
        </TextLink>
        .
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {names.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            aria-label={`Fill in the demo ${name}`}
            onClick={() => onPick({ email: `${name}@demo.test`, password: "demo-password" })}
            className="capitalize"
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}
