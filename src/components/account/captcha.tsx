import { type ReactNode, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { CaptchaTokens, type TakeCaptcha } from "@/lib/account/captcha-tokens";

const CaptchaWidget = lazyPart(
  async () => (await import("@/components/account/captcha-widget")).CaptchaWidget,
);

export interface Captcha {
  field: ReactNode;
  take: TakeCaptcha;
}

/**
 * The captcha of a form: render `field` in it, and send the token from `take`. Without a Turnstile key, both are empty.
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
