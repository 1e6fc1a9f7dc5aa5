import { randomUUID } from 'node:crypto';
import { devPage, escapeHtml } from './dev-page.ts';

interface Conversation {
  source: string;
  /** to be sent */
  text: string;
  /** where it is sent to */
  action: string;
  /** what the messenger knows its person by; made up for the first message */
  from?: string;
  /** to what was sent last */
  answer?: string;
}

/** The site's conversation in a messenger, of which this installation has none. */
export const messengerPage = ({ source, text, action, from = `local-${randomUUID()}`, answer }: Conversation): string =>
  devPage({
    title: `Messenger: ${escapeHtml(source)}`,
    body: `<p>Stands for ${escapeHtml(source)} where no gateway is configured. Development only.</p>
${answer === undefined ? '' : `<article><p role="status">${escapeHtml(answer)}</p></article>`}
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="source" value="${escapeHtml(source)}"><input type="hidden" name="from" value="${escapeHtml(from)}">
<p><label>Message <input name="text" value="${answer === undefined ? escapeHtml(text) : ''}" autocomplete="off"></label>
<button>Send</button></p>
</form>`,
  });
