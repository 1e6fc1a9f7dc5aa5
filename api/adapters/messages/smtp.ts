import { createTransport } from 'nodemailer';
import type { MessageSender } from './message.ts';

const CALENDAR_FILE = 'tour.ics';

/** for each step of the talk; all of them together stay below a minute, after which another worker would send the message again */
const PATIENCE_MS = 10_000;

/** E-mail over SMTP. `url`: smtp:// or smtps:// with user and password, as nodemailer takes it. */
export function smtpSender(url: string, from: string, patienceMs = PATIENCE_MS): MessageSender {
  const transport = createTransport({
    url,
    ...{ dnsTimeout: patienceMs, connectionTimeout: patienceMs, greetingTimeout: patienceMs },
    socketTimeout: 2 * patienceMs,
  });
  return {
    async send({ to, subject, text, html, calendar, unsubscribe }) {
      await transport.sendMail({
        ...{ from, to, subject, text },
        ...(html ? { html } : {}),
        ...(unsubscribe ? { headers: oneClick(unsubscribe) } : {}),
        ...(calendar ? { icalEvent: { ...calendar, filename: CALENDAR_FILE } } : {}),
      });
    },
  };
}

/** RFC 8058: the mail program posts to the address when its reader presses "unsubscribe" */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
