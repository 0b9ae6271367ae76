import { t } from "@/lib/messages";

// In this order: Chrome names Safari too, and other browsers name Chrome.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/\S+ .*Safari\//, "Safari"],
];

// In this order: Android names Linux, and iPhones name Mac OS X.
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (userAgent: string, names: readonly [RegExp, string][]) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A device as people name it, by the user agent of its browser: "Chrome on Windows". */
export function deviceName(userAgent: string | null): string {
  const knownBrowser = nameIn(userAgent ?? "", browsers);
  const knownSystem = nameIn(userAgent ?? "", systems);
  if (!knownBrowser && !knownSystem) return t`Unknown device`;
  const browser = knownBrowser ?? t`Browser`;
  const system = knownSystem ?? t`an unknown system`;
  return t`${browser} on ${system}`;
}
