import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { settled } from '../../modules/request/testing/settled.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { queueMessage } from './queue.ts';
import { smtpSender } from './smtp.ts';

it('a gateway that does not answer holds up no e-mail', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const gateway = createServer(async (_request, response) => {
    await answered;
    response.end();
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const address = gateway.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const env = { GATEWAY_URL: `http://127.0.0.1:${port}/`, GATEWAY_TOKEN: 'secret', GATEWAY_CHANNELS: 'sms' };
  const api = await startTestApi({ env });
  const asked = once(gateway, 'request');
  await queueMessage(api.services, api.db, { channel: 'sms', to: '+420777123456', subject: '', text: 'Your code' });
  await asked;
  await queueMessage(api.services, api.db, { channel: 'email', to: 'kate@cairn.test', subject: 'A code', text: '1' });
  const mails = () => api.db.selectFrom('dev_messages').select('subject').execute();
  for (const end = Date.now() + 4_000; (await mails()).length === 0 && Date.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await mails()).toEqual([{ subject: 'A code' }]);
  answer();
  await settled(api.db);
  await api.close();
  gateway.closeAllConnections();
  gateway.close();
});

it('a mail server that says nothing is given up long before another worker takes the message over', async () => {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { send } = smtpSender(`smtp://127.0.0.1:${port}`, 'Cairn <hello@cairn.example>', 200);
  const message = { channel: 'email', to: 'kate@cairn.test', subject: 'A code', text: '1' } as const;
  await expect(send(message, { key: 'message-1' })).rejects.toThrow(/timeout|Greeting/i);
  server.close();
});
