import { AppError } from "@/lib/errors";

const patience = 10_000;

/**
 * Passes tokens from the captcha widget to requests. A token works once, so that taking it resets the widget.
 */
export class CaptchaTokens {
  private token: string | null = null;
  private waiting: ((token: string) => void)[] = [];
  private widget: { reset: () => void } | null = null;

  /** Called with the widget when it is there, with null when it goes, and its token with it. */
  readonly attach = (widget: { reset: () => void } | null | undefined): void => {
    this.widget = widget ?? null;
    if (!widget) this.token = null;
  };

  /** Called by the widget with a token, with null when that has run out. */
  offer(token: string | null): void {
    this.token = token;
    const next = token && this.waiting.shift();
    if (next) this.hand(next);
  }

  /** The next token. Fails when there is none for long: then the person has something to do, or the widget was blocked. */
  take(): Promise<string> {
    return new Promise((resolve, reject) => {
      const later = setTimeout(() => {
        this.waiting = this.waiting.filter((one) => one !== receive);
        reject(new AppError("invalid", noToken));
      }, patience);
      const receive = (token: string) => {
        clearTimeout(later);
        resolve(token);
      };
      if (this.token) this.hand(receive);
      else this.waiting.push(receive);
    });
  }

  private hand(receive: (token: string) => void): void {
    if (!this.token) return;
    receive(this.token);
    this.token = null;
    this.widget?.reset();
  }
}

const noToken =
  "Complete the “verify you're human” check first. If you don't see it, reload the page and try again.";

/** The captcha token for the auth server, if the site uses one. */
export interface CaptchaProof {
  captchaToken?: string;
}

/** Gets the proof for one request. */
export type TakeCaptcha = () => Promise<CaptchaProof>;
