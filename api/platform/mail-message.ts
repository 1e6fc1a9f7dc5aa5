import { localeOf } from '@cairn/shared-contracts/i18n/locales';

/** An e-mail before it is set: the same words as plain text and as HTML. */
export interface MailMessage {
  /** ISO locale of the reader */
  language: string;
  /** name of the site that writes */
  site: string;
  subject: string;
  paragraphs: readonly string[];
  /** facts in short: label and value */
  rows?: readonly (readonly [label: string, value: string])[];
  /** the one thing to do next */
  action: Link;
  links?: readonly Link[];
  /** small print below: why it came */
  notes?: readonly string[];
  /** the way out, as the last line */
  unsubscribe?: Link;
}

export interface Link {
  label: string;
  href: string;
}

/** Plain text: links stand on lines of their own, so that every mail program makes them one. */
export function mailText({ paragraphs, rows = [], action, links = [], notes = [], unsubscribe }: MailMessage): string {
  const linkText = ({ label, href }: Link) => `${label}:\n${href}`;
  return [
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...[action, ...links].map(linkText),
    ...notes,
    ...(unsubscribe ? [linkText(unsubscribe)] : []),
  ].join('\n\n');
}

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** mail programs know no custom properties: the light theme's own values, and colours of both schemes where they are supported */
const STYLE = `
  :root { color-scheme: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #14181a !important; } .card { background: #1d2326 !important; }
    .card, .card h1, .card td { color: #e8ebe9 !important; } .faint, .faint a { color: #a3aca7 !important; }
    .button { background: #7fd1a5 !important; color: #10231a !important; }
  }
`;
const FONT = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const INK = 'color:#1c2421';
const FAINT = 'color:#5a6660';

/** HTML as mail programs read it: one column of tables, styles in place, nothing loaded from elsewhere. */
export function mailHtml(message: MailMessage): string {
  const { language, site, subject, paragraphs, rows = [], action, links = [], notes = [], unsubscribe } = message;
  const { dir } = localeOf(language);
  const faint = (html: string) =>
    `<p class="faint" style="margin:0 0 8px;font-size:13px;line-height:20px;${FAINT}">${html}</p>`;
  const link = ({ label, href }: Link, style: string) =>
    `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#f3f5f2;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px">
<tr><td style="padding:28px 24px;${INK}">
<p class="faint" style="margin:0 0 16px;font-size:14px;font-weight:600;${FAINT}">${escapeHtml(site)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:30px;${INK}">${escapeHtml(subject)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`).join('\n')}
<table cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:15px;line-height:22px">
${rows
  .map(
    ([label, value]) =>
      `<tr><td class="faint" style="padding:2px 16px 2px 0;vertical-align:top;${FAINT}">${escapeHtml(label)}</td><td style="padding:2px 0;${INK}">${escapeHtml(value)}</td></tr>`,
  )
  .join('\n')}
</table>
<p style="margin:0 0 20px">${link(action, 'display:inline-block;padding:14px 22px;border-radius:12px;background:#1f6b4a;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none').replace('<a ', '<a class="button" ')}</p>
${links.map((one) => `<p style="margin:0 0 12px;font-size:15px">${link(one, 'color:inherit')}</p>`).join('\n')}
${notes.map((text) => faint(escapeHtml(text))).join('\n')}
${unsubscribe ? faint(link(unsubscribe, FAINT)) : ''}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}
