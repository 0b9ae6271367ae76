/// <reference types="vite/client" />
/// <reference types="mdx" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_SITE_URL?: string;
  /** The site's operator: see `.env.example`. */
  readonly VITE_OPERATOR_NAME?: string;
  readonly VITE_OPERATOR_PLACE?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_SOCIAL_LINKS?: string;
  /** The license of the published listings, for llms.txt. */
  readonly VITE_DATA_LICENSE?: string;
  /** The parsed operator settings, defined at build time. */
  readonly OPERATOR: import("@/lib/site/operator-settings").Operator;
  /** What all rendered documents have in common, defined only in the server bundle. See src/build/prerender.ts. */
  readonly DOCUMENT: {
    /** What every page has in its head: see src/build/prerender.ts. */
    head: string;
    /** The headers of every response. */
    headers: Record<string, string>;
  };
  /** The language of the build: "en" or "es". Undefined in tests, which are in English. */
  readonly LANGUAGE?: "en" | "es";
  /** The site key of Cloudflare Turnstile, which blocks bots on the sign-in pages. */
  readonly VITE_TURNSTILE_SITE_KEY?: string;
  /** Whether the embedded backend serves the site: demo accounts and the mailbox exist. */
  readonly VITE_EMBEDDED?: boolean;
}

interface Document {
  /** The clicked button, if the visitor has done nothing since. Set by the inline script of index.html. */
  earlyClick?: HTMLButtonElement | null;
}

/** See `src/build/map/map-files.ts`. */
declare module "virtual:map-files" {
  /** The path of the folder with the map's files. */
  export const mapFolder: string;
}
