import { serializeForScript } from "@/lib/schema-org/page-structured-data";

/** What every document of the site consists of, besides the page. */
export interface DocumentTemplate {
  /** What index.html has in its head after the build: metadata, styles, and the boot script. */
  head: string;
}

interface DocumentParts {
  template: DocumentTemplate;
  /** A document whose head has only the page's own elements. */
  body: string;
  /** The page's query cache. */
  data: object | null;
}

const headStart = "<head>";
const bodyEnd = "</body>";

/** Writes the HTML of a page. */
export function writeDocument({ template, body, data }: DocumentParts): string {
  const head = body.indexOf(headStart) + headStart.length;
  const end = body.lastIndexOf(bodyEnd);
  const script = data
    ? `<script type="application/json" id="page-data">${serializeForScript(data)}</script>`
    : "";
  return `${body.slice(0, head)}${template.head}${body.slice(head, end)}${script}${body.slice(end)}`;
}
