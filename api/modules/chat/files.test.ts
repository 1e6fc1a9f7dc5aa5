import type { Chat, ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { UploadedFile } from '@cairn/shared-contracts/api/uploads.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { createUser, createWorld } from '../request/testing/world.ts';
import { CHAT, outcomeOf } from './testing/conversation.ts';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n';
const WEBM = Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282847765626d', 'hex');

let api: TestApi;
let guest: Client;
beforeAll(async () => {
  api = await startTestApi();
  guest = createClient(api.url);
});
afterAll(() => api.close());

async function uploadAs(
  token: string,
  { name, type, content }: { name: string; type: string; content: string | Buffer },
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  const headers = { 'x-authorization': token };
  const answer = await fetch(`${api.url}/crm/api/file/upload`, { method: 'POST', body: form, headers });
  // the tests assert on what they expect here
  return { status: answer.status, body: (await answer.json()) as UploadedFile & ErrorBody };
}

/** a conversation whose tourist's token is known, for uploads */
async function conversation() {
  const world = await createWorld(api.services);
  const account = await createUser(api.services);
  const tourist = guest.as(account.token);
  const { body: chat } = await tourist.post<Chat>(`${CHAT}/get-chat-with-organizer`, {
    ...{ organizer_id: world.organizerId, message: 'Hello' },
  });
  return { world, account, tourist, organizer: guest.as(world.organizerToken), chat };
}

describe('files', () => {
  it('go with a message, once, and are read by the two sides alone', async () => {
    const { account, tourist, world, chat } = await conversation();
    const { body: file } = await uploadAs(account.token, { name: 'plan.pdf', type: 'application/pdf', content: PDF });
    const send = () => tourist.post<ChatMessage>(`${CHAT}/send-message`, { chat_id: chat.id, file_id: file.id });
    const { status, body } = await send();
    expect([status, body]).toMatchObject([
      200,
      {
        message: '',
        attachment: { kind: 'file', name: 'plan.pdf', type: 'application/pdf', download_status: 'success' },
      },
    ]);
    expect((await send()).status).toBe(404);
    const { body: second } = await uploadAs(account.token, { name: 'b.pdf', type: 'application/pdf', content: PDF });
    const keyed = { chat_id: chat.id, file_id: second.id, client_key: 'once' };
    const repeat = () => tourist.post<ChatMessage>(`${CHAT}/send-message`, keyed);
    expect((await repeat()).body.id).toBe((await repeat()).body.id);
    const stranger = await createUser(api.services);
    const read = async (token?: string) =>
      (await fetch(api.url + file.url, { headers: token ? { 'x-authorization': token } : {} })).status;
    expect([await read(world.organizerToken), await read(stranger.token), await read()]).toEqual([200, 404, 404]);
    await tourist.post(`${CHAT}/delete-message`, { message_id: body.id });
    expect(await read(world.organizerToken)).toBe(404);
  });

  it('of somebody else are not sent', async () => {
    const { tourist, chat } = await conversation();
    const other = await createUser(api.services);
    const { body: file } = await uploadAs(other.token, { name: 'plan.pdf', type: 'application/pdf', content: PDF });
    const answer = await tourist.post<ErrorBody>(`${CHAT}/send-message`, { chat_id: chat.id, file_id: file.id });
    expect(outcomeOf(answer)).toBe('404 file_not_found');
  });

  it('a voice note keeps its length and its bars', async () => {
    const { account, tourist, chat } = await conversation();
    const voice = { name: 'voice.webm', type: 'audio/webm;codecs=opus', content: WEBM };
    const { body: file } = await uploadAs(account.token, voice, { duration: '3.5', waveform: '4,90,17' });
    expect(file).toMatchObject({ kind: 'voice', type: 'audio/webm' });
    const { body } = await tourist.post<ChatMessage>(`${CHAT}/send-message`, { chat_id: chat.id, file_id: file.id });
    expect(body.attachment).toMatchObject({ kind: 'voice', duration: 3.5, waveform: [4, 90, 17] });
  });

  it.each([
    { says: 'a program that calls itself a voice note', file: { name: 'a.mp3', type: 'audio/mpeg', content: 'MZ' } },
    { says: 'a page that calls itself a paper', file: { name: 'a.pdf', type: 'application/pdf', content: '<html>' } },
  ])('$says is refused', async ({ file }) => {
    const { account } = await conversation();
    const answer = await uploadAs(account.token, file);
    expect(outcomeOf(answer)).toBe('415 file_type_mismatch');
  });
});
