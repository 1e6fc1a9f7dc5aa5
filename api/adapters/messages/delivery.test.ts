import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { settled } from '../../modules/request/testing/settled.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { queueMessage } from './queue.ts';

/** the least that SMTP asks of a server; gives what was said to it */
async function startMailServer() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 mail\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
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

  it('a channel that nothing delivers to is refused in production', async () => {
    const api = await startTestApi({ env: { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32), CAPTCHA: 'off' } });
    const answer = await api.post('/crm/api/user/send-auth-code', { login: '+420777123456' });
    await api.close();
    expect(answer).toMatchObject({ status: 422, body: { code: 'channel_unavailable' } });
  });
});
