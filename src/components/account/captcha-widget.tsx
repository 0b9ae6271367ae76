import { Turnstile } from "@marsidev/react-turnstile";
import { useState } from "react";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import type { CaptchaTokens } from "@/lib/account/captcha-tokens";
import { t } from "@/lib/messages";

interface CaptchaWidgetProps {
  siteKey: string;
  tokens: CaptchaTokens;
}

/** Cloudflare's Turnstile widget, visible only when the visitor must interact with it. */
export function CaptchaWidget({ siteKey, tokens }: CaptchaWidgetProps) {
  const [hasFailed, setHasFailed] = useState(false);

  return (
    <div>
      <Turnstile
        ref={tokens.attach}
        siteKey={siteKey}
        options={{
          appearance: "interaction-only",
          size: window.innerWidth < 420 ? "compact" : "flexible",
        }}
        scriptOptions={{ onError: () => setHasFailed(true) }}
        style={{ minWidth: 0 }}
        onSuccess={(token) => {
          setHasFailed(false);
          tokens.offer(token);
        }}
        onExpire={() => tokens.offer(null)}
        onError={() => setHasFailed(true)}
        onUnsupported={() => setHasFailed(true)}
      />
      {hasFailed && (
        <Notice tone="attention" isAlert title={t`We couldn't verify that you're human`}>
          <Trans>
            The check runs on challenges.cloudflare.com. Reload the page. If that doesn't help,
            allow that site in your ad blocker or try another browser.
          </Trans>
        </Notice>
      )}
    </div>
  );
}
