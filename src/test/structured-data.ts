/** Returns the page's structured data, by type. */
export function structuredDataByType(): Record<string, Record<string, unknown>> {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const described = Array.from(scripts, (script) => JSON.parse(script.textContent ?? ""));
  return Object.fromEntries(described.map((data) => [data["@type"], data]));
}
