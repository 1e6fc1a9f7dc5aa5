import { createHash } from 'node:crypto';

interface Shown {
  id: number;
  channel: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
const linked = (html: string): string => html.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 12px; padding: 1rem; margin: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; } p { margin: 0; } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0; }
`;

/** its own style sheet is all that the page may use */
export const OUTBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const article = (message: Shown): string => `
  <article>
    <h2>${escapeHtml(message.subject)}</h2>
    <p>${escapeHtml(message.channel)} to ${escapeHtml(message.recipient)}, <time>${message.created_at.toISOString()}</time></p>
    <pre>${linked(escapeHtml(message.body))}</pre>
  </article>`;

/** /dev/outbox as a plain page. It looks again every few seconds. */
export const outboxPage = (messages: readonly Shown[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5"><title>Outbox</title><style>${STYLE}</style></head>
<body><main><h1>Outbox</h1>
<p>What this installation would have sent. Development only.</p>
${messages.map(article).join('') || '<p>Nothing was sent yet.</p>'}
</main></body></html>`;
