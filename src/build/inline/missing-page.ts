/** The program of the document for addresses without a page: logs which one, for the app may never wake there. */
export default function missingPage(): void {
  console.error(`Page not found: ${location.pathname}`);
}
