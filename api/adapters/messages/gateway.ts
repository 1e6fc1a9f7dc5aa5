import type { MessageSender } from './message.ts';

const LIMIT_MS = 10_000;

export interface Gateway {
  /** where messages are posted to */
  url: string;
  /** bearer token */
  token: string;
}

/**
 * Messages to phones over an HTTP gateway: the bridge to whoever delivers SMS, Telegram, VK and WhatsApp for the installation.
 *
 * `POST <url>` with `Authorization: Bearer <token>`, `Idempotency-Key`, and the body `{"channel": "sms", "to": "+420777123456", "text": "…"}`.
 * `to` is a number, or what a messenger knows a person by that has been connected. The other way, what people write to the site's
 * conversations comes to `POST /gateway/messages` of the api (`/api/gateway/messages` of the site) under the same token, as
 * `{"source": "telegram", "from": "…", "text": "/start K7QX2M4P"}`; the answer's `text` is to be said there.
 *
 * 2xx: taken over. All else, and no answer within ten seconds: tried again later, with the same key.
 */
export function gatewaySender({ url, token }: Gateway): MessageSender {
  return {
    async send({ channel, to, text }, { key }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ channel, to, text }),
        // the token is for this address only
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      await response.body?.cancel();
      // neither the number nor the code: the message of an error is kept and logged
      if (!response.ok) throw new Error(`the gateway refused a message to ${channel}: ${response.status}`);
    },
  };
}
