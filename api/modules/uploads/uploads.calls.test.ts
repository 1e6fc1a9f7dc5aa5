import type { UploadedFile, UploadedImage } from '@cairn/shared-contracts/api/uploads.schema';
import { IMAGE_MAX_BYTES } from '@cairn/shared-contracts/domain/upload-limits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createUser } from '../request/testing/world.ts';
import { removeOrphans } from './remove-upload.ts';
import { storageKey, storageOf } from './upload-store.ts';

const NOW = '2027-03-01T12:00:00Z';
let api: TestApi;
let kate: { id: number; token: string };
let other: { token: string };
beforeAll(async () => {
  api = await startTestApi({ now: NOW });
  kate = await createUser(api.services);
  other = await createUser(api.services);
});
afterAll(() => api.close());

type Content = Buffer | string;
const REVIEW_IMAGE = '/spa/upload-review-image';
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#446688' } });
const jpeg = () => blank(300, 200).jpeg().toBuffer();

async function send<T>(
  path: string,
  {
    field = 'image',
    name,
    type,
    content,
    fields = {},
    token,
  }: {
    field?: string;
    name: string;
    type: string;
    content: Content;
    fields?: Record<string, string>;
    token?: string;
  },
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }), name);
  const response = await fetch(api.url + path, {
    method: 'POST',
    body: form,
    headers: token ? { 'x-authorization': token } : {},
  });
  // the test names the shape that it expects
  return { status: response.status, body: (await response.json()) as T };
}
const photo = async (over: Partial<Parameters<typeof send>[1]> = {}) =>
  send<UploadedImage>(REVIEW_IMAGE, { name: 'photo.jpg', type: 'image/jpeg', content: await jpeg(), ...over });

describe('a photo for a review', () => {
  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with a boundary that is none', `multipart/form-data; boundary=${'x'.repeat(300)}`, 'x'],
    ['of garbage', 'multipart/form-data; boundary=XX', 'garbage'],
    [
      'that ends within the file',
      'multipart/form-data; boundary=XX',
      '--XX\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc',
    ],
  ])('in a form %s is refused as malformed, not as a server fault', async (_which, type, body) => {
    const answer = await fetch(api.url + REVIEW_IMAGE, { method: 'POST', headers: { 'content-type': type }, body });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 400,
      body: { code: 'malformed_request', message: 'The request is malformed' },
    });
  });

  it('is kept upright and without what the camera wrote into it, and served in all sizes and formats', async () => {
    const taken = await blank(300, 200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Kate' }, IFD3: { GPSLatitude: '42/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, body } = await photo({ content: taken });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      image: expect.stringMatching(/^\/media\/upload\/[0-9a-f-]{36}\/\{size\}\.jpg$/),
      token: expect.any(String),
      placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
      preview: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    for (const [format, sharpName] of [
      ['jpg', 'jpeg'],
      ['webp', 'webp'],
      ['avif', 'heif'],
    ] as const) {
      const served = await fetch(api.url + body.image.replace('{size}.jpg', `200.${format}`));
      expect(served.status).toBe(200);
      const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
      // 300×200 lying on its side
      expect(metadata).toMatchObject({ format: sharpName, width: 200, height: 300 });
      expect(metadata.exif).toBeUndefined();
    }
    const row = await api.db.selectFrom('uploads').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow();
    const stored = await storageOf(api.services).read(storageKey(row));
    const metadata = await sharp(Buffer.concat(await Array.fromAsync(stored ?? []))).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 200, height: 300 });
    expect(metadata.exif).toBeUndefined();
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each<[string, { type: string; content: () => Content | Promise<Content>; name?: string }, number, string]>([
    [
      'a page that says it is a picture',
      { type: 'image/png', content: () => '<!doctype html><script>alert(1)</script>' },
      415,
      'not_an_image',
    ],
    ['a picture that says it is another kind', { type: 'image/png', content: jpeg }, 415, 'file_type_mismatch'],
    ['a picture that says it is a text', { type: 'text/plain', content: jpeg }, 415, 'not_an_image'],
    ['a drawing with a script in it', { type: 'image/svg+xml', content: () => svg }, 415, 'not_an_image'],
    ['a drawing that says it is a photo', { type: 'image/jpeg', content: () => svg }, 415, 'not_an_image'],
    ['nothing at all', { type: 'image/jpeg', content: () => '' }, 422, 'file_empty'],
    [
      'a small file that unpacks to more than a machine can hold',
      { type: 'image/png', content: () => blank(8_000, 8_000).png().toBuffer() },
      413,
      'too_many_pixels',
    ],
    [
      'half a picture',
      {
        type: 'image/png',
        content: async () => (await blank(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2_000),
      },
      422,
      'broken_image',
    ],
  ])('is not %s', async (_case, { content, type, name = 'photo.jpg' }, status, code) => {
    expect(await photo({ content: await content(), type, name })).toMatchObject({
      status,
      body: { code, message: expect.any(String), errors: { image: [expect.any(String)] } },
    });
  });

  it('is at most 10 MB', async () => {
    expect(await photo({ content: Buffer.alloc(IMAGE_MAX_BYTES + 1) })).toMatchObject({
      status: 413,
      body: {
        code: 'file_too_large',
        message: expect.stringContaining('10 MB'),
        errors: { image: [expect.stringContaining('10 MB')] },
      },
    });
  });

  it('is in the field "image", and alone', async () => {
    expect(await photo({ field: 'photo' })).toMatchObject({
      status: 422,
      body: { errors: { image: [expect.any(String)] } },
    });
    expect(await api.post(REVIEW_IMAGE, {})).toMatchObject({
      status: 422,
      body: { errors: { image: ['Required field'] } },
    });
    const two = new FormData();
    for (const name of ['a.jpg', 'b.jpg']) two.append('image', new Blob(['x'], { type: 'image/jpeg' }), name);
    const answer = await fetch(api.url + REVIEW_IMAGE, { method: 'POST', body: two });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'validation_failed', errors: { image: ['Maximum 1 file'] } }),
    ]);
  });

  it('is no form for calls that take none', async () => {
    expect((await send('/crm/api/user/auth', { name: 'a', type: 'text/plain', content: 'a' })).status).toBe(415);
  });
});

describe('taking a photo back', () => {
  const deleted = (id: number, token: string) => api.post(`/spa/delete-image?id=${id}&token=${token}`, {});

  it('needs its token, and leaves nothing behind', async () => {
    const { body } = await photo();
    const address = api.url + body.image.replace('{size}', '200');
    expect((await fetch(address)).status).toBe(200);
    expect(await deleted(body.id, 'a-token-of-somebody')).toMatchObject({
      status: 404,
      body: { code: 'image_not_found' },
    });
    expect((await deleted(body.id, body.token)).status).toBe(200);
    expect((await fetch(address)).status).toBe(404);
    expect((await deleted(body.id, body.token)).status).toBe(404);
  });

  it('is over once something shows it', async () => {
    const { body } = await photo();
    await api.db
      .updateTable('uploads')
      .set({ attached_at: new Date(NOW) })
      .where('id', '=', body.id)
      .execute();
    expect(await deleted(body.id, body.token)).toMatchObject({ status: 409, body: { code: 'image_in_use' } });
  });

  it('happens by itself after a day to what nobody uses', async () => {
    const [fresh, old, used] = [(await photo()).body, (await photo()).body, (await photo()).body];
    const longAgo = { created_at: '2027-02-28T11:59:00Z' };
    await api.db.updateTable('uploads').set(longAgo).where('id', 'in', [old.id, used.id]).execute();
    await api.db.updateTable('uploads').set({ attached_at: NOW }).where('id', '=', used.id).execute();
    await removeOrphans(api.services);
    const ids = [fresh.id, old.id, used.id];
    const left = await api.db.selectFrom('uploads').select('id').where('id', 'in', ids).orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual([fresh.id, used.id].sort((a, b) => a - b));
    expect((await fetch(api.url + old.image.replace('{size}', '200'))).status).toBe(404);
  });
});

describe('a picture of an account', () => {
  const IMAGE = '/crm/api/image/upload';
  it('needs a login and a bucket', async () => {
    const file = { name: 'me.png', type: 'image/png', content: await blank(50, 50).png().toBuffer() };
    expect((await send(IMAGE, { ...file, fields: { bucket: 'avatar' } })).status).toBe(401);
    expect((await send(IMAGE, { ...file, token: kate.token })).status).toBe(422);
    expect((await send(IMAGE, { ...file, fields: { bucket: '../secrets' }, token: kate.token })).status).toBe(422);
    const { status, body } = await send<UploadedImage>(IMAGE, {
      ...file,
      fields: { bucket: 'avatar' },
      token: kate.token,
    });
    expect(status).toBe(200);
    const row = await api.db.selectFrom('uploads').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ bucket: 'avatar', user_id: kate.id, content_type: 'image/webp' });
  });

  it.each([
    ['https://localhost/picture.png', 'address_refused'],
    ['https://169.254.169.254/latest/meta-data', 'address_refused'],
    ['http://example.org/picture.png', 'address_refused'],
    ['not an address', 'validation_failed'],
  ])('is not fetched from %s', async (url, code) => {
    expect(await api.post(IMAGE, { url, bucket: 'tour' }, { token: kate.token })).toMatchObject({
      status: 422,
      body: { code },
    });
  });
});

describe('a document', () => {
  const FILE = '/crm/api/file/upload';
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
  const document = (over: Partial<Parameters<typeof send>[1]> = {}) =>
    send<UploadedFile>(FILE, {
      ...{ field: 'file', name: 'visa list.pdf', type: 'application/pdf', content: pdf, token: kate.token },
      ...over,
    });

  it('is for its owner only, unless it is public', async () => {
    const { body } = await document();
    const read = async (token?: string) =>
      (await fetch(api.url + body.url, { headers: token ? { 'x-authorization': token } : {} })).status;
    expect([await read(), await read(other.token), await read(kate.token)]).toEqual([404, 404, 200]);
  });

  it('that is public is saved, never shown, by the browser of whoever opens it', async () => {
    const { body } = await document({ fields: { is_public: '1' } });
    const response = await fetch(api.url + body.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''visa%20list.pdf",
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
  });

  it.each<[string, string, string, Content, number, string]>([
    ['a program', 'tool.exe', 'application/octet-stream', 'MZ', 415, 'file_type_not_taken'],
    ['a page', 'page.html', 'text/html', '<script>', 415, 'file_type_not_taken'],
    ['a page that says it is a text', 'notes.txt', 'text/plain', ' <!doctype html>', 415, 'file_type_mismatch'],
    ['a text that says it is a document', 'a.pdf', 'application/pdf', 'hello', 415, 'file_type_mismatch'],
    ['a document that says it is a picture', 'a.pdf', 'image/png', pdf, 415, 'file_type_mismatch'],
    ['a text without a byte', 'notes.txt', 'text/plain', '', 422, 'file_empty'],
    ['a text of blanks', 'notes.txt', 'text/plain', '\ufeff \t\r\n\u200b\u2800', 422, 'file_empty'],
    ['a list of blanks', 'people.csv', 'text/csv', ' \n'.repeat(40_000), 422, 'file_empty'],
    ['a document without a byte', 'a.pdf', 'application/pdf', '', 422, 'file_empty'],
    ['blanks that say they are a document', 'a.pdf', 'application/pdf', ' \n', 415, 'file_type_mismatch'],
    ['a document under the name of another kind', 'a.docx', 'application/pdf', pdf, 415, 'file_type_mismatch'],
  ])('is not %s', async (_case, name, type, content, status, code) => {
    expect(await document({ name, type, content })).toMatchObject({
      status,
      body: { code, errors: { file: [expect.any(String)] } },
    });
  });

  it('may be a plain text that begins with many blanks', async () => {
    const content = `${' '.repeat(70_000)}Bring boots`;
    expect((await document({ name: 'notes.txt', type: 'text/plain', content })).status).toBe(200);
  });

  it.each([
    ['de', 'Die Datei ist leer. Wählen Sie eine andere.'],
    ['zh', '文件是空的，请选择其他文件'],
  ])('that is empty is refused in the words of the reader (%s)', async (language, words) => {
    const form = new FormData();
    form.append('file', new Blob([], { type: 'text/plain' }), 'notes.txt');
    const headers = { 'x-authorization': kate.token, 'x-language': language };
    const answer = await fetch(api.url + FILE, { method: 'POST', body: form, headers });
    expect(await answer.json()).toMatchObject({ code: 'file_empty', errors: { file: [words] } });
  });

  it('may be a plain text', async () => {
    expect(await document({ name: 'notes.txt', type: 'text/plain', content: 'Bring boots' })).toMatchObject({
      status: 200,
      body: { type: 'text/plain', size: 11 },
    });
  });
});

describe('a video', () => {
  const VIDEO = '/crm/api/file/upload-video';
  // the first bytes of a WebM: an EBML header with the document type
  const webm = Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    Buffer.alloc(500, 7),
  ]);
  const video = { field: 'file', name: 'walk.webm', type: 'video/webm', content: webm, fields: { is_public: 'true' } };

  it('is played in parts', async () => {
    const { status, body } = await send<UploadedFile>(VIDEO, { ...video, token: kate.token });
    expect(status).toBe(200);
    const part = await fetch(api.url + body.url, { headers: { range: 'bytes=4-7' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${webm.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(webm.subarray(4, 8));
    expect((await fetch(api.url + body.url, { headers: { range: 'bytes=9000-' } })).status).toBe(416);
  });

  it('is not something else, nor nothing', async () => {
    expect(await send(VIDEO, { ...video, content: '', token: kate.token })).toMatchObject({
      status: 422,
      body: { code: 'file_empty' },
    });
    expect(await send(VIDEO, { ...video, content: 'hello', token: kate.token })).toMatchObject({ status: 415 });
  });
});
