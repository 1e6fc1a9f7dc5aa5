import { devPage, escapeHtml } from './dev-page.ts';

interface Shown {
  id: number;
  channel: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
}

const linked = (html: string): string => html.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const article = (message: Shown): string => `
  <article>
    <h2>${escapeHtml(message.subject)}</h2>
    <p>${escapeHtml(message.channel)} to ${escapeHtml(message.recipient)}, <time>${message.created_at.toISOString()}</time></p>
    <pre>${linked(escapeHtml(message.body))}</pre>
  </article>`;

/** /dev/outbox as a plain page. It looks again every few seconds. */
export const outboxPage = (messages: readonly Shown[]): string =>
  devPage({
    title: 'Outbox',
    refresh: 5,
    body: `<p>What this installation would have sent. Development only.</p>
${messages.map(article).join('') || '<p>Nothing was sent yet.</p>'}`,
  });
