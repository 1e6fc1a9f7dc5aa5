import { createTransport } from 'nodemailer';
import type { MessageSender } from './message.ts';

const CALENDAR_FILE = 'tour.ics';

/** E-mail over SMTP. `url`: smtp:// or smtps:// with user and password, as nodemailer takes it. */
export function smtpSender(url: string, from: string): MessageSender {
  const transport = createTransport(url);
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
