import { AppError } from "@/lib/errors";
import { t } from "@/lib/messages";

const timeoutMs = 10_000;

/**
 * Passes tokens from the captcha widget to requests. A token works once, so that taking it resets the widget.
 */
export class CaptchaTokens {
  private token: string | null = null;
  private waiting: ((token: string) => void)[] = [];
  private widget: { reset: () => void } | null = null;

  /** Sets the widget when it is mounted. Null when it is unmounted, which also discards its token. */
  readonly attach = (widget: { reset: () => void } | null | undefined): void => {
    this.widget = widget ?? null;
    if (!widget) this.token = null;
  };

  /** Sets the widget's token; null when it has expired. */
  offer(token: string | null): void {
    this.token = token;
    const next = token && this.waiting.shift();
    if (next) this.passToken(next);
  }

  /**
   * Returns the next token. Rejects after ten seconds without one: the visitor must complete the
   * check, or the widget is blocked.
   */
  take(): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting = this.waiting.filter((one) => one !== receive);
        reject(new AppError("invalid", noToken));
      }, timeoutMs);
      const receive = (token: string) => {
        clearTimeout(timer);
        resolve(token);
      };
      if (this.token) this.passToken(receive);
      else this.waiting.push(receive);
    });
  }

  private passToken(receive: (token: string) => void): void {
    if (!this.token) return;
    receive(this.token);
    this.token = null;
    this.widget?.reset();
  }
}

const noToken = t`Complete the “verify you're human” check first. If you don't see it, reload the page and try again.`;

/** The captcha token for the auth server, if the site uses one. */
export interface CaptchaProof {
  captchaToken?: string;
}

/** Gets the proof for one request. */
export type TakeCaptcha = () => Promise<CaptchaProof>;
