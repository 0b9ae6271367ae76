import type { Footer } from "./footer.ts";
import { escapeHtml } from "./sanitize-text.ts";
import type { Language } from "./task.ts";
import type { Line } from "./wording-parts.ts";

/** The parts of an email in both its text and HTML version. */
export interface Parts {
  language: Language;
  headline: string;
  lines: Line[];
  action: { label: string; url: string };
  footer: Footer;
}

/** Renders the HTML version of an email, readable from 320 pixels. */
export function htmlOf({ language, headline, lines, action, footer }: Parts): string {
  const paragraphs = lines.map(
    (line) => `<p class="ink" style="${isCode(line) ? code : paragraph}">${htmlOfLine(line)}</p>`,
  );
  const links = footer.links.map(
    ({ label, url }) =>
      `<a class="soft" href="${escapeHtml(url)}" style="color:#48605a">${escapeHtml(label)}</a>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(headline)}</title>
<style>${dark}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fbf9f4;color:#14302a;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto;overflow-wrap:anywhere">
<p class="brand" style="margin:0 0 16px;color:#11594a;font-weight:700">DPC Nearby</p>
<div class="surface" style="padding:28px 24px;border:1px solid #dedfd3;border-radius:12px;background:#fffefb">
<h1 class="ink" style="margin:0 0 12px;color:#14302a;font:600 22px/1.3 Georgia,serif">${escapeHtml(headline)}</h1>
${paragraphs.join("\n")}
<p style="margin:24px 0 0"><a class="action" href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#11594a;color:#fffefb;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
</div>
<p class="soft" style="margin:16px 0 0;color:#48605a;font-size:14px">${escapeHtml(footer.why)} ${links.join(" · ")}</p>
</div>
</body>
</html>`;
}

/** Whether a line is a 6-digit code. */
const isCode = (line: Line) => typeof line === "string" && /^\d{6}$/.test(line);

const htmlOfLine = (line: Line) =>
  typeof line === "string"
    ? escapeHtml(line)
    : `${escapeHtml(line.label)}<span lang="en">${escapeHtml(line.english)}</span>`;

const code =
  "margin:16px 0;color:#14302a;font:600 28px/1.2 ui-monospace,Consolas,monospace;letter-spacing:4px";

const paragraph = "margin:0 0 12px;color:#14302a";

// The light theme uses inline styles, since some email programs ignore style sheets.
const dark = `@media (prefers-color-scheme: dark) {
.paper { background: #101916 !important }
.surface { background: #17221e !important; border-color: #2b3b35 !important }
.ink { color: #e8efe9 !important }
.soft { color: #adbdb5 !important }
.brand { color: #86d8ba !important }
.action { background: #86d8ba !important; color: #08231c !important }
}`;
