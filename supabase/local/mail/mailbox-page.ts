import { escapeHtml } from "../../functions/_shared/mail/sanitize-text.ts";
import type { Mail } from "./mailbox.ts";

/** Renders the page at /_mailbox, which shows each caught mail with its link and code. */
export function mailboxPage(mails: Mail[]): string {
  const list = mails.map(article).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mailbox (${mails.length})</title>
<style>${styles}</style>
</head>
<body>
<header>
  <h1>Mailbox</h1>
  <p>Emails that a hosted project would send. Nothing leaves this computer, and a restart clears the list.</p>
  <nav><a href="/_mailbox">Refresh</a> <a href="/_mailbox/messages.json">JSON</a> <a href="/">Site</a></nav>
</header>
<main>${list || '<p class="empty">No emails yet. Sign up or reset a password, then refresh.</p>'}</main>
</body>
</html>`;
}

function article(mail: Mail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  const code = /^\d{6,10}$/m.exec(mail.text)?.[0];
  return `<article>
  <h2>${escapeHtml(mail.subject)}</h2>
  <p>To <strong>${escapeHtml(mail.to)}</strong> at <time datetime="${mail.sentAt}">${clock(mail)}</time></p>
  <p class="actions">
    ${link ? `<a class="button" href="${escapeHtml(link)}">Open link</a>` : ""}
    ${code ? `<span>Code <code>${code}</code></span>` : ""}
  </p>
  <details>
    <summary>Show email</summary>
    ${headersOf(mail)}
    <iframe title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed(mail.html))}"></iframe>
  </details>
</article>`;
}

/** Renders the headers, such as the thread and the unsubscribe link. */
function headersOf({ headers = {} }: Mail): string {
  const rows = Object.entries(headers).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return rows.length > 0 ? `<dl>${rows.join("")}</dl>` : "";
}

/** Makes the links of a mail open in a new tab, because the sandboxed frame cannot show the site. */
const framed = (html: string) => {
  const base = '<base target="_blank">';
  return html.includes("<head>") ? html.replace("<head>", `<head>${base}`) : base + html;
};

const clock = (mail: Mail) =>
  new Date(mail.sentAt).toLocaleTimeString("en-US", { timeStyle: "medium" });

const styles = `
:root {
  --text: #1c2b2a; --soft: #52635f; --page: #f3f6f5; --card: #fff;
  --line: #d9e2e0; --brand: #0f5c5c; --on-brand: #fff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e4eceb; --soft: #a3b5b1; --page: #101918; --card: #182423;
    --line: #2c3d3b; --brand: #7fd1c7; --on-brand: #0c1f1d;
  }
}
* { box-sizing: border-box }
body {
  max-width: 44rem; margin: 0 auto; padding: 2rem 1rem;
  background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif;
}
h1 { margin: 0; font-size: 1.5rem }
h2 { margin: 0; font-size: 1.125rem }
p { margin: .5rem 0 }
header p, article p:first-of-type, .empty { color: var(--soft) }
a { color: var(--brand) }
nav { display: flex; gap: 1rem; margin-bottom: 1.5rem }
article {
  margin-bottom: 1rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: .75rem;
  background: var(--card); overflow-wrap: anywhere;
}
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem }
.button {
  padding: .5rem 1rem; border-radius: .5rem; background: var(--brand); color: var(--on-brand);
  font-weight: 600; text-decoration: none;
}
code { font-size: 1.25rem; letter-spacing: .15em }
summary { cursor: pointer }
dl { margin: .75rem 0 0; color: var(--soft); font-size: .875rem }
dt { font-weight: 600 }
dd { margin: 0 0 .25rem }
iframe {
  width: 100%; height: 30rem; margin-top: .75rem; border: 1px solid var(--line); border-radius: .5rem;
  background: #fff;
}
`;
