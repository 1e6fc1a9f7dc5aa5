import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { MeetData, MeetFile } from '@cairn/shared-contracts/api/meeting.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { FILE_MAX_BYTES, MEETING_FILES_MAX, ORPHAN_HOURS } from '@cairn/shared-contracts/domain/upload-limits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { makePlace } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking, pay } from '../payment/testing/payments.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { settled } from '../request/testing/settled.ts';
import { removeOrphans } from '../uploads/remove-upload.ts';

const DATA = '/spa/contract-organizer-meet-data';
const SAVE = '/spa/contract-organizer-meet-save';
const DELETE = '/spa/contract-organizer-meet-delete-file';
const FILE = '/spa/contract-organizer-meet-file-save';
const TEXT = 'At 9:00 at the bus station of Karakol, under the clock.';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

describe('meeting information by secret key', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  const mailsTo = (email: string) =>
    api.db.selectFrom('dev_messages').selectAll().where('recipient', '=', email).orderBy('id').execute();

  const organizerOf = ({ organizerId }: { organizerId: number }) =>
    api.db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('organizer_id', '=', organizerId)
      .where('email', 'is not', null)
      .executeTakeFirstOrThrow();

  const keyIn = (text: string): string => /meeting-information\?key=([\w-]+)/.exec(text)?.[1] ?? '';

  async function keyOf(world: { organizerId: number }): Promise<string> {
    const mails = await mailsTo((await organizerOf(world)).email ?? '');
    return keyIn(mails.at(-1)?.body ?? '');
  }
  /** a booking that is prepaid, with the key that its organizer was mailed */
  async function prepaid() {
    const booking = await confirmedBooking(api);
    await pay(api, booking.uuid);
    return { ...booking, key: await keyOf(booking.world) };
  }
  const read = (key: string) => guest.get<MeetData & ErrorBody>(DATA, { key });
  const save = (key: string, contract_id: number, more: object = {}) =>
    guest.post<ErrorBody>(SAVE, { key, contract_id, organizer_meet_data: TEXT, ...more });
  const remove = (key: string, file_id: number) => guest.post<ErrorBody>(DELETE, { key, file_id });

  async function send(key: string, name = 'map.pdf', content: BlobPart = PDF, type = 'application/pdf') {
    const form = new FormData();
    form.append('key', key);
    form.append('file', new Blob([content], { type }), name);
    const response = await fetch(api.url + FILE, { method: 'POST', body: form });
    // what the contract promises
    return { status: response.status, body: (await response.json()) as MeetFile & ErrorBody };
  }

  it('the prepayment mails the key to the organizer in their language, and keeps only its hash', async () => {
    const booking = await confirmedBooking(api);
    const organizer = await organizerOf(booking.world);
    await api.db.updateTable('users').set({ language: 'de-DE' }).where('id', '=', organizer.id).execute();
    await pay(api, booking.uuid);
    const [mail, ...others] = await mailsTo(organizer.email ?? '');
    expect(mail?.subject).toBe('Wo treffen Sie Ihre Gruppe? Terskey Alatau traverse');
    expect(mail?.body).toContain('/de/meeting-information?key=');
    expect(others).toEqual([]);
    const rows = await api.db.selectFrom('meetings').selectAll().where('request_id', '=', booking.id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(keyIn(mail?.body ?? ''));
  });

  it('a booking that is not paid has no key', async () => {
    const { id } = await confirmedBooking(api);
    expect(await api.db.selectFrom('meetings').selectAll().where('request_id', '=', id).execute()).toEqual([]);
  });

  it('shows the tour, the party and texts to begin with, and nothing that is private', async () => {
    const { key, id, client } = await prepaid();
    const kate = { first_name: 'Kate', last_name: 'Novak', birthday: '1991-03-31', phone: '+420777214880' };
    const named = await client.post('/crm/api/request/update-tourists', { tourists: [kate] }, { request_id: id });
    expect(named.status).toBe(200);
    const { status, body } = await read(key);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ request_id: id, contract_id: id, files: [], organizer_meet_data: '', saved_at: null, tourists_count: 2 },
      tour_data: {
        name: 'Terskey Alatau traverse',
        date_start: expect.any(String),
        dates: expect.stringMatching(/20/),
      },
      tourists_data: { data: [{ tourists: [{ name: 'Kate Novak' }], arrival: null, departure: null }] },
    });
    expect(body.meet_data_templates.map(({ name }) => name)).toContain('At the airport');
    expect(body.meet_data_templates.at(-1)?.template).toContain('Karakol');
    expect(JSON.stringify(body)).not.toMatch(/1991|777214880/);
  });

  it('names the place of the start in the language of its texts', async () => {
    const { key, world } = await prepaid();
    await makePlace(api.db, 'countries', {
      ...{ name: 'Kyrgyzstan', slug: 'kyrgyzstan', names: JSON.stringify({ de: 'Kirgisistan' }) },
    });
    const tour = api.db.updateTable('tours').set({ start_place: 'Karakol, Kyrgyzstan' });
    await tour.where('id', '=', world.tourId).execute();
    const said = async (language: string) =>
      (
        await api.get<MeetData>(`${DATA}?key=${encodeURIComponent(key)}`, { headers: { 'x-language': language } })
      ).body.meet_data_templates.at(-1)?.template;
    expect(await said('de-DE')).toContain('Karakol, Kirgisistan');
    expect(await said('en-US')).toContain('Karakol, Kyrgyzstan');
  });

  it('stands with the names as they are where those of a language cannot be had', async () => {
    const { key } = await prepaid();
    await sql`ALTER TABLE stop_names RENAME TO stop_names_away`.execute(api.db);
    try {
      const headers = { 'x-language': 'zh-CN' };
      const { status, body } = await api.get<MeetData>(`${DATA}?key=${encodeURIComponent(key)}`, { headers });
      expect(status).toBe(200);
      expect(body.meet_data_templates.at(-1)?.template).toContain('Karakol');
    } finally {
      await sql`ALTER TABLE stop_names_away RENAME TO stop_names`.execute(api.db);
    }
  });

  it('keeps the text and the files that it is saved with', async () => {
    const { key, id } = await prepaid();
    const [map, list] = [await send(key), await send(key, 'list.pdf')];
    expect([map.status, map.body.name]).toEqual([200, 'map.pdf']);
    expect(await save(key, id, { files: [map.body.id] })).toMatchObject({ status: 200, body: { result: true } });
    const { body } = await read(key);
    expect([body.organizer_meet_data, body.saved_at]).toEqual([TEXT, expect.any(String)]);
    expect(body.files.map(({ name }) => name)).toEqual(['map.pdf', 'list.pdf']);
    const answer = await fetch(api.url + map.body.url);
    expect([answer.status, await answer.text()]).toEqual([200, PDF]);
    const old = new Date(api.services.clock.now().getTime() - (ORPHAN_HOURS + 1) * 3_600_000);
    const ids = [map.body.id, list.body.id];
    await api.db.updateTable('uploads').set({ created_at: old }).where('id', 'in', ids).execute();
    expect(await removeOrphans(api.services)).toBe(1);
    expect((await read(key)).body.files.map(({ name }) => name)).toEqual(['map.pdf']);
  });

  it('what was saved is read on the booking by whom it concerns, not by the link alone, and not what was only sent', async () => {
    const { key, id, uuid, read: booking } = await prepaid();
    expect((await booking()).meeting).toBeNull();
    const [map] = [await send(key), await send(key, 'draft.pdf')];
    expect((await booking()).meeting).toBeNull();
    await save(key, id, { files: [map.body.id] });
    expect((await booking()).meeting).toEqual({ text: TEXT, files: [map.body], saved_at: expect.any(String) });
    expect((await guest.get<Booking>('/crm/api/request/get-by-uuid', { uuid })).body.meeting).toBeNull();
  });

  it('a file is read as long as somebody is met, and is in no cache for longer', async () => {
    const { key, id, cancel, read: booking } = await prepaid();
    const { body: map } = await send(key);
    await save(key, id, { files: [map.id] });
    const answer = await fetch(api.url + map.url);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    await answer.body?.cancel();
    const over = await prepaid();
    const { body: list } = await send(over.key);
    await api.db
      .updateTable('meetings')
      .set({ expires_at: api.services.clock.now() })
      .where('request_id', '=', over.id)
      .execute();
    expect((await fetch(api.url + list.url)).status).toBe(404);
    await cancel();
    expect((await fetch(api.url + map.url)).status).toBe(404);
    expect((await booking()).meeting).toBeNull();
  });

  it('the tourist is told of it by mail and in the chat, in their language, and of the same text once', async () => {
    const { key, id, uuid } = await prepaid();
    const { email } = await api.db
      .updateTable('users')
      .set({ language: 'de-DE' })
      .where('id', '=', (eb) => eb.selectFrom('requests').select('user_id').where('id', '=', id))
      .returning('email')
      .executeTakeFirstOrThrow();
    const before = (await mailsTo(email ?? '')).length;
    await save(key, id);
    await save(key, id);
    await settled(api.db);
    const [mail, ...others] = (await mailsTo(email ?? '')).slice(before);
    expect(mail?.subject).toBe('Treffpunkt für Terskey Alatau traverse');
    expect(mail?.body).toContain(TEXT);
    expect(mail?.body).toContain(`/de/booking/uuid/${uuid}`);
    expect(others).toEqual([]);
    await save(key, id, { organizer_meet_data: 'At ten, not at nine.' });
    await settled(api.db);
    expect((await mailsTo(email ?? '')).slice(before)).toHaveLength(2);
    const told = await api.db
      .selectFrom('chat_messages as m')
      .innerJoin('chats as c', 'c.id', 'm.chat_id')
      .select('m.message')
      .where('c.request_id', '=', id)
      .where('m.message', 'like', '%where and when you meet%')
      .execute();
    expect(told).toHaveLength(2);
  });

  it('a file is removed by a call, a saved one too, and its address is dead', async () => {
    const { key, id } = await prepaid();
    const { body: map } = await send(key);
    await save(key, id, { files: [map.id] });
    expect(await remove(key, map.id)).toMatchObject({ status: 200 });
    expect((await read(key)).body.files).toEqual([]);
    expect((await fetch(api.url + map.url)).status).toBe(404);
    expect(await remove(key, map.id)).toMatchObject({ status: 404, body: { code: 'file_not_found' } });
  });

  it.each([
    ['a .docx that is none', 'plan.docx', 'hello', WORD, 'file_type_mismatch'],
    ['a zip that calls itself .xlsx', 'list.xlsx', 'PK\u0003\u0004 no sheet', '', 'file_type_mismatch'],
    ['plain text, which the specification does not name', 'notes.txt', 'hello', 'text/plain', 'file_type_not_taken'],
    ['a page', 'page.html', '<script>alert(1)</script>', 'text/html', 'file_type_not_taken'],
  ])('%s is refused', async (_what, name, content, type, code) => {
    const { key } = await prepaid();
    expect(await send(key, name, content, type)).toMatchObject({ status: 415, body: { code } });
    expect((await read(key)).body.files).toEqual([]);
  });

  it.each([
    ['map\u202efdp.pdf', 'mapfdp.pdf'],
    ['C:\\maps\\../pass\u200b \t1.pdf', 'pass\u200b 1.pdf'],
  ])('a file called %j is listed as %j', async (name, listed) => {
    const { key } = await prepaid();
    expect((await send(key, name)).body.name).toBe(listed);
  });

  it('a file that is too large is refused, and so is one more than there may be', async () => {
    const { key } = await prepaid();
    const large = await send(key, 'large.pdf', new Uint8Array(FILE_MAX_BYTES + 1));
    expect([large.status, large.body.code]).toEqual([413, 'file_too_large']);
    const sent = await Promise.all(Array.from({ length: MEETING_FILES_MAX + 2 }, (_, one) => send(key, `${one}.pdf`)));
    expect(sent.map(({ status }) => status).sort()).toEqual([...Array(MEETING_FILES_MAX).fill(200), 422, 422]);
    expect((await read(key)).body.files).toHaveLength(MEETING_FILES_MAX);
    const kept = await api.db.selectFrom('uploads').select('id').where('bucket', '=', 'meeting').execute();
    const known = await api.db.selectFrom('meeting_files').select('upload_id').execute();
    expect(kept.map(({ id }) => id).sort()).toEqual(known.map(({ upload_id }) => upload_id).sort());
  });

  it('what is missing or too long is refused by its field', async () => {
    const { key, id } = await prepaid();
    for (const text of ['', '   ', 'x'.repeat(4_001)]) {
      const { status, body } = await save(key, id, { organizer_meet_data: text });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['organizer_meet_data']]);
    }
    expect(await guest.get(DATA)).toMatchObject({ status: 422 });
    const none = await fetch(api.url + FILE, {
      method: 'POST',
      body: JSON.stringify({ key }),
      headers: { 'content-type': 'application/json' },
    });
    expect(none.status).toBe(422);
  });

  it.each(['', 'x', 'A'.repeat(43)])('by the wrong key "%s" nothing is read or changed', async (key) => {
    const { id } = await prepaid();
    const refused = { status: 404, body: { code: 'meeting_not_found', message: expect.any(String) } };
    expect(await read(key)).toMatchObject(refused);
    expect(await save(key, id)).toMatchObject(refused);
    expect(await remove(key, 1)).toMatchObject(refused);
    expect(await send(key)).toMatchObject(refused);
  });

  it('the key of one booking opens no other', async () => {
    const [own, other] = [await prepaid(), await prepaid()];
    const { body: foreign } = await send(other.key);
    expect(await save(own.key, other.id)).toMatchObject({ status: 404, body: { code: 'meeting_not_found' } });
    expect(await save(own.key, own.id, { files: [foreign.id] })).toMatchObject({ status: 422 });
    expect(await remove(own.key, foreign.id)).toMatchObject({ status: 404, body: { code: 'file_not_found' } });
    expect((await read(other.key)).body).toMatchObject({ organizer_meet_data: '', files: [{ id: foreign.id }] });
    expect((await read(own.key)).body.organizer_meet_data).toBe('');
  });

  it('a key ends after the tour, and with the booking', async () => {
    const [over, cancelled] = [await prepaid(), await prepaid()];
    await api.db
      .updateTable('meetings')
      .set({ expires_at: api.services.clock.now() })
      .where('request_id', '=', over.id)
      .execute();
    await cancelled.cancel();
    for (const { key, id } of [over, cancelled]) {
      const expired = { status: 404, body: { code: 'meeting_link_expired' } };
      expect(await read(key)).toMatchObject(expired);
      expect(await save(key, id)).toMatchObject(expired);
      expect(await send(key)).toMatchObject(expired);
      expect(await remove(key, 1)).toMatchObject(expired);
    }
  });
});
