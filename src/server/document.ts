import { serializeForScript } from "@/lib/schema-org/page-structured-data";

/** The parts that all documents of the site have in common. */
export interface DocumentTemplate {
  /** The head of the built index.html: metadata, styles, and the boot script. */
  head: string;
}

interface DocumentParts {
  template: DocumentTemplate;
  /** The rendered document, whose head has only the page's own elements. */
  body: string;
  /** The dehydrated query cache; null for a page without data. */
  data: object | null;
}

const headStart = "<head>";
const bodyEnd = "</body>";

/** Returns the HTML of a page. */
export function writeDocument({ template, body, data }: DocumentParts): string {
  const head = body.indexOf(headStart) + headStart.length;
  const end = body.lastIndexOf(bodyEnd);
  const script = data
    ? `<script type="application/json" id="page-data">${serializeForScript(data)}</script>`
    : "";
  return `${body.slice(0, head)}${template.head}${body.slice(head, end)}${script}${body.slice(end)}`;
}
