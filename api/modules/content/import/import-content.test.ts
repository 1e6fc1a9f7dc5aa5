import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BlogPost, BlogPosts } from '@cairn/shared-contracts/api/content.schema';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { makeOrganizer } from '../../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { importContent } from './import-content.ts';

let api: TestApi;
let folder: string;
let now = new Date('2027-03-01T12:00:00Z');
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(() => {
  now = new Date('2027-03-01T12:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'cairn-content-'));
  write('journal/authors.yaml', '- slug: noor\n  name: Noor');
  write('journal/topics.yaml', '- slug: gear\n  names: { en-US: Gear, de: Ausrüstung }');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string | Buffer): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const article = ({
  id = 7,
  title = 'Stairs',
  date = '2027-01-01',
  more = '',
  cover = 'art/hut',
  text = 'Words.',
} = {}) =>
  `---\nid: ${id}\ntitle: ${title}\nlead: A plan\ntopic: gear\nauthor: noor\ndate: "${date}"\n${more}cover:\n  file: ${cover}\n  alt: A hut\n---\n\n${text}\n`;
const bring = (options = {}) => importContent(api.services, folder, options);
const titles = async (language = 'en-US') => {
  const { body } = await api.get<BlogPosts>('/spa/blog-posts', { headers: { 'x-language': language } });
  return body.items.map(({ title }) => title);
};

describe('a folder of content', () => {
  it('is on the site with the import, and changed by the next', async () => {
    write('journal/stairs.en-US.md', article());
    write('legal/privacy/2027-01.en-US.md', '---\ntitle: Privacy\ndate: "2027-01-01"\n---\n\n## Data\n\nLittle.');
    write('help/refunds.de.md', '---\ntitle: Erstattung\ndate: "2027-01-01"\ntopic: refunds\n---\n\nBald.');
    expect(await bring()).toEqual({ articles: 1, legal: 1, help: 1 });
    expect(await titles()).toEqual(['Stairs']);
    expect((await api.get('/spa/legal-page?kind=privacy')).body).toMatchObject({
      ...{ version: '2027-01', body: '<h2>Data</h2>\n<p>Little.</p>', languages: ['en'] },
    });
    write('journal/stairs.en-US.md', article({ title: 'Stairs are enough' }));
    write('journal/stairs.de.md', article({ title: 'Treppen genügen', text: 'wort '.repeat(537) }));
    await bring();
    expect([await titles(), await titles('de-DE')]).toEqual([['Stairs are enough'], ['Treppen genügen']]);
    const { body } = await api.get<BlogPost>('/spa/blog-post?slug=stairs-7', { headers: { 'x-language': 'de-DE' } });
    expect(body).toMatchObject({ topic: 'Ausrüstung', author: 'Noor', reading_minutes: 3, languages: ['de', 'en'] });
  });

  it('a draft is nobody’s to see, and what is dated appears on its day without a restart', async () => {
    write('journal/stairs.en-US.md', article());
    write('journal/draft.en-US.md', article({ id: 8, title: 'Draft', more: 'draft: true\n' }));
    write('journal/later.en-US.md', article({ id: 9, title: 'Later', date: '2027-03-02' }));
    await bring({ prune: true });
    expect(await titles()).toEqual(['Stairs']);
    expect((await api.get('/spa/blog-post?slug=later-9')).status).toBe(404);
    now = new Date('2027-03-02T00:00:01Z');
    expect(await titles()).toEqual(['Later', 'Stairs']);
  });

  it('says what must be seen of a cover where it is cropped', async () => {
    write('journal/stairs.en-US.md', article({ cover: 'art/hut\n  focus: { x: 30, y: 40 }' }));
    await bring();
    const { body } = await api.get<BlogPost>('/spa/blog-post?slug=stairs-7');
    expect(body.cover.focus).toEqual({ x: 30, y: 40 });
    write('journal/stairs.en-US.md', article({ cover: 'art/hut\n  focus: { x: 30, y: 140 }' }));
    await expect(bring()).rejects.toThrow('journal/stairs.en-US.md');
    write('journal/stairs.en-US.md', article());
    await bring();
  });

  it('with anything wrong brings nothing', async () => {
    write('journal/stairs.en-US.md', article({ title: 'Changed' }));
    write('journal/later.en-US.md', article({ id: 9, title: 'Later', cover: './away.jpg' }));
    await expect(bring()).rejects.toThrow('journal/later.en-US.md:1: there is no picture ./away.jpg');
    expect(await titles()).not.toContain('Changed');
  });

  it('an author is the member of the club whose number they have, not one who is called so', async () => {
    await makeOrganizer(api.db, { id: 31, person: 'Noor' });
    await makeOrganizer(api.db, { id: 32, person: 'Noor Haddad' });
    write('journal/stairs.en-US.md', article());
    const organizer = async () => (await api.get<BlogPost>('/spa/blog-post?slug=stairs-7')).body.organizer_id;
    await bring();
    expect(await organizer()).toBeNull();
    write('journal/authors.yaml', '- slug: noor\n  name: Noor\n  organizer: 32');
    await bring();
    expect(await organizer()).toBe(32);
    await api.db.updateTable('organizers').set({ is_published: false }).where('id', '=', 32).execute();
    expect(await organizer()).toBeNull();
    write('journal/authors.yaml', '- slug: noor\n  name: Noor\n  organizer: 4711');
    await expect(bring()).rejects.toThrow('journal/authors.yaml:1: noor: there is no organizer 4711');
  });

  it('what it has not any more stays, or goes when that was asked for', async () => {
    write('journal/stairs.en-US.md', article());
    write('journal/boots.en-US.md', article({ id: 10, title: 'Boots' }));
    await bring({ prune: true });
    rmSync(join(folder, 'journal/boots.en-US.md'));
    await bring();
    expect(await titles()).toEqual(['Boots', 'Stairs']);
    await bring({ prune: true });
    expect(await titles()).toEqual(['Stairs']);
  });

  it('keeps its pictures in the storage, each once', async () => {
    const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    write('journal/hut.png', picture);
    write('journal/stairs.en-US.md', article({ cover: './hut.png', text: '![The same hut](./hut.png "Ours")' }));
    await bring();
    await bring();
    const { body } = await api.get<BlogPost>('/spa/blog-post?slug=stairs-7');
    expect(body.cover).toMatchObject({
      image: expect.stringMatching(/^\/media\/upload\/[\da-f-]{36}\//),
      alt: 'A hut',
    });
    expect(body.blocks).toEqual([
      { type: 'gallery', pictures: [{ ...body.cover, alt: 'The same hut', caption: 'Ours' }] },
    ]);
    const shown = await fetch(api.url + body.cover.image.replace('{size}', '400'));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { length } = await api.db.selectFrom('uploads').select('id').where('bucket', '=', 'content').execute();
    expect(length).toBe(1);
  });
});
