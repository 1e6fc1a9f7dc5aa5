import { createTransport } from 'nodemailer';
import type { MessageSender } from './message.ts';

/** E-mail over SMTP. `url`: smtp:// or smtps:// with user and password, as nodemailer takes it. */
export function smtpSender(url: string, from: string): MessageSender {
  const transport = createTransport(url);
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}
