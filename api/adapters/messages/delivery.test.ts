import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { CODE_SENDERS, SENDS_TO } from '@cairn/shared-contracts/domain/enumerations';
import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { settled } from '../../modules/request/testing/settled.ts';
import { logOptions } from '../../platform/log.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { queueMessage } from './queue.ts';

/** the least that SMTP asks of a server; gives what was said to it */
async function startMailServer() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let rest = '';
    socket.write('220 mail\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        heard.push(line);
        if (isData && line !== '.') continue;
        if (line === '.') isData = false;
        if (line === 'DATA') isData = true;
        socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, heard, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** speaks what gateway.ts says; gives what it heard */
async function startGateway(statuses: number[]) {
  const heard: { authorization: string | undefined; key: unknown; body: unknown }[] = [];
  const server = createHttpServer(async (request, response) => {
    const { authorization, 'idempotency-key': key } = request.headers;
    heard.push({ authorization, key, body: JSON.parse(await text(request)) });
    response.writeHead(statuses.shift() ?? 200, { location: 'http://127.0.0.1:9/' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    heard,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('messages to people', () => {
  it('e-mails go over SMTP when it is configured, the rest stays local', async () => {
    const mail = await startMailServer();
    const api = await startTestApi({ env: { MAIL_URL: mail.url, MAIL_FROM: 'Cairn <hello@cairn.example>' } });
    const message = { subject: 'A code', text: 'Your code: 12345' };
    await queueMessage(api.services, api.db, { ...message, channel: 'email', to: 'kate@example.org' });
    await queueMessage(api.services, api.db, { ...message, channel: 'sms', to: '+420777123456' });
    await settled(api.db);
    const local = await api.db.selectFrom('dev_messages').select(['channel', 'recipient']).execute();
    await api.close();
    await mail.close();

    expect(mail.heard).toEqual(
      expect.arrayContaining(['MAIL FROM:<hello@cairn.example>', 'RCPT TO:<kate@example.org>', 'Your code: 12345']),
    );
    expect(local).toEqual([{ channel: 'sms', recipient: '+420777123456' }]);
  });

  it('e-mails are HTML as well, and bring what calendars read', async () => {
    const mail = await startMailServer();
    const api = await startTestApi({ env: { MAIL_URL: mail.url } });
    await queueMessage(api.services, api.db, {
      ...{ channel: 'email', to: 'kate@example.org', subject: 'Prepaid', text: 'In words', html: '<p>In colour</p>' },
      calendar: { method: 'PUBLISH', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
    });
    await settled(api.db);
    await api.close();
    await mail.close();
    const said = mail.heard.join('\n');
    for (const part of [
      'In words',
      '<p>In colour</p>',
      /text\/calendar;[^\n]*\n?[^\n]*method=PUBLISH/i,
      /filename=tour\.ics/,
    ]) {
      expect(said).toMatch(part);
    }
  });

  it.each(CODE_SENDERS.filter((channel) => SENDS_TO[channel] === 'phone'))(
    'codes by %s go over the gateway, once, also when its answer got lost',
    async (channel) => {
      const gateway = await startGateway([503, 200]);
      const api = await startTestApi({
        env: { GATEWAY_URL: gateway.url, GATEWAY_TOKEN: 'token of ours', GATEWAY_CHANNELS: `sms,${channel}` },
      });
      await api.db
        .insertInto('users')
        .values({ first_name: 'Kate', phone: '+420777123456', phone_verified_at: new Date() })
        .execute();
      const answer = await api.post(`/crm/api/user/send-auth-code`, { login: '+420777123456', code_sender: channel });
      await settled(api.db);
      const local = await api.db.selectFrom('dev_messages').selectAll().execute();
      await api.close();
      await gateway.close();

      expect(answer.status).toBe(200);
      expect(local).toEqual([]);
      const [first, second] = gateway.heard;
      expect(gateway.heard).toHaveLength(2);
      expect(second).toEqual(first);
      expect(first).toMatchObject({
        authorization: 'Bearer token of ours',
        key: expect.stringMatching(/^message-\d+$/),
        body: { channel, to: '+420777123456', text: expect.stringMatching(/Your code: \d{5}/) },
      });
    },
  );

  it('what the gateway refuses leaves neither code nor number in the logs', async () => {
    const gateway = await startGateway([302, 200]);
    const lines: string[] = [];
    const log = pino(logOptions('trace'), { write: (line: string) => void lines.push(line) });
    const api = await startTestApi({ env: { GATEWAY_URL: gateway.url, GATEWAY_TOKEN: 'token of ours' }, log });
    await queueMessage(api.services, api.db, { channel: 'sms', to: '+420777123456', subject: '', text: 'Code: 12345' });
    await settled(api.db);
    await api.close();
    await gateway.close();
    expect(lines.join('')).toContain('effect failed, will retry');
    expect(lines.join('')).not.toMatch(/12345|777123456|token of ours/);
  });

  it('the site offers the channels that deliver', async () => {
    const api = await startTestApi({
      env: {
        ...{ NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32), CAPTCHA: 'off', MAIL_URL: 'smtp://127.0.0.1:9' },
        ...{ GATEWAY_URL: 'https://gateway.example', GATEWAY_TOKEN: 'x', GATEWAY_CHANNELS: 'whatsapp, sms' },
      },
    });
    const { body } = await api.get<{ code_senders: string[] }>('/spa/site-tokens');
    await api.close();
    expect(body.code_senders).toEqual(['whatsapp', 'sms', 'email']);
  });

  it('no header of a mail is written by whoever it is about', async () => {
    const mail = await startMailServer();
    const api = await startTestApi({ env: { MAIL_URL: mail.url } });
    const to = 'kate@example.org';
    await queueMessage(api.services, api.db, {
      ...{ channel: 'email', to, subject: 'Hello\r\nBcc: everybody@example.org', text: 'Hello' },
    });
    for (const email of [
      'kate@example.org\r\nBcc: x@example.org',
      'kate@example.org, x@example.org',
      '<kate@example.org>',
    ]) {
      const refused = await api.post('/crm/api/user/register-without-password', { first_name: 'Kate', email });
      expect([email, refused.status]).toEqual([email, 422]);
    }
    await settled(api.db);
    await api.close();
    await mail.close();
    expect(mail.heard.filter((line) => /^(bcc|rcpt)/i.test(line))).toEqual([`RCPT TO:<${to}>`]);
  });

  it('a channel that nothing delivers to is refused in production', async () => {
    const api = await startTestApi({ env: { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32), CAPTCHA: 'off' } });
    const answers = [
      await api.post('/crm/api/user/send-auth-code', { login: '+420777123456' }),
      await api.post('/crm/api/user/register-without-password', { first_name: 'Kate', email: 'kate@example.org' }),
    ];
    await api.close();
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'channel_unavailable' } });
    }
  });
});
