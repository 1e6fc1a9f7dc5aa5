import { createTransport } from 'nodemailer';
import type { MessageSender } from './message.ts';

/** E-mail over SMTP. `url`: smtp:// or smtps:// with user and password, as nodemailer takes it. */
export function smtpSender(url: string, from: string): MessageSender {
  const transport = createTransport(url);
  return {
    async send({ to, subject, text, unsubscribe }) {
      await transport.sendMail({ from, to, subject, text, headers: unsubscribe ? oneClick(unsubscribe) : {} });
    },
  };
}

/** RFC 8058: the mail program posts to the address when its reader presses "unsubscribe" */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
