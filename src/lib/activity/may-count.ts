/** Programs that read the site for a search engine or a preview, as far as they say so. */
const robots = /bot|crawl|spider|slurp|preview|lighthouse/i;

/** Whether a visit may be counted: not of who asks not to be tracked, and not of a program. */
export const mayCount = (): boolean =>
  navigator.doNotTrack !== "1" &&
  !("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) &&
  !robots.test(navigator.userAgent);
