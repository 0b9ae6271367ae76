import { type ReactNode, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { CaptchaTokens, type TakeCaptcha } from "@/lib/session/captcha-tokens";

const CaptchaWidget = lazyPart(
  async () => (await import("@/components/session/captcha-widget")).CaptchaWidget,
);

export interface Captcha {
  field: ReactNode;
  take: TakeCaptcha;
}

/**
 * Proves to the server that a person sends a form, where the site has a Turnstile key: `field` stands in the form, and
 * `take` goes to what sends it. Without a key there is neither a widget nor a token.
 */
export function useCaptcha(): Captcha {
  const [tokens] = useState(() => new CaptchaTokens());
  const siteKey = import.meta.env.VITE_TURNSTILE_SITE_KEY;
  if (!siteKey) return { field: null, take: async () => ({}) };
  return {
    field: <CaptchaWidget siteKey={siteKey} tokens={tokens} />,
    take: async () => ({ captchaToken: await tokens.take() }),
  };
}
