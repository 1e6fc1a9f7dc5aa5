import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ContentError } from './problem.ts';
import { readFolder } from './read-folder.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const BASE = {
  'journal/authors.yaml': '- slug: noor\n  name: Noor',
  'journal/topics.yaml': '- slug: gear\n  names: { en-US: Gear, de: Ausrüstung }',
};
const FACTS = ['id: 7', 'title: Stairs', 'lead: A plan', 'topic: gear', 'author: noor', 'date: "2027-01-01"'];
const COVER = ['cover:', '  file: art/hut', '  alt: A hut'];
const article = (text = 'Words.', facts: readonly string[] = FACTS) =>
  `---\n${[...facts, ...COVER].join('\n')}\n---\n\n${text}\n`;

function read(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-content-'));
  made.push(folder);
  for (const [name, text] of Object.entries({ ...BASE, ...files })) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return readFolder(folder);
}

function problems(files: Readonly<Record<string, string>>): string {
  try {
    read(files);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return '';
}

describe('an article', () => {
  it('is read as blocks, its words as clean HTML', () => {
    const text = `First *words*, at 5 o’clock:tea, <b>bold</b><script>alert(1)</script>.

## Sleep low & slow

- one
- two

> Slowly.

::tours{ids="3 12"}

::map{tour=3}

::climate{place=issyk-kul}

:::gallery
![A lake](art/lake "At noon")
:::

## Sleep low & slow

| a | b |
| - | - |
| 1 | 2 |`;
    const { articles } = read({ 'journal/stairs.en-US.md': article(text), 'journal/stairs.de.md': article('Wörter.') });
    expect(articles.map(({ slug, locale }) => `${slug} ${locale}`)).toEqual(['stairs de', 'stairs en-US']);
    const [, english] = articles;
    expect(
      english?.blocks.map((block) => ('html' in block ? { ...block, html: block.html.replaceAll('\n', '') } : block)),
    ).toEqual([
      { type: 'prose', html: '<p>First <em>words</em>, at 5 o’clock:tea, <b>bold</b>.</p>' },
      { type: 'heading', level: 2, id: 'sleep-low-slow', text: 'Sleep low & slow' },
      { type: 'prose', html: '<ul><li>one</li><li>two</li></ul>' },
      { type: 'quote', html: '<p>Slowly.</p>' },
      { type: 'tours', ids: [3, 12] },
      { type: 'map', tour: 3 },
      { type: 'climate', place: 'issyk-kul' },
      {
        type: 'gallery',
        pictures: [{ file: 'art/lake', alt: 'A lake', caption: 'At noon', line: expect.any(Number) }],
      },
      { type: 'heading', level: 2, id: 'sleep-low-slow-2', text: 'Sleep low & slow' },
      {
        type: 'prose',
        html: '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      },
    ]);
  });

  it.each([
    ['no facts', 'Words.', '1: it begins with its facts between two lines of ---'],
    ['no text', article(''), '1: there is no text below the facts'],
    ['YAML that is none', article('x', ['title: "open']), /^journal\/stairs\.en-US\.md:\d+: Missing closing "quote/],
    ['a title left out', article('x', FACTS.toSpliced(1, 1)), '2: title: is missing'],
    ['a date that is none', article('x', FACTS.toSpliced(5, 1, 'date: "2027-02-31"')), '7: date: Invalid input'],
    ['a word that nobody knows', article('x', [...FACTS, 'tags: [a]']), '2: nobody knows "tags"'],
    [
      'an unknown topic',
      article('x', FACTS.toSpliced(3, 1, 'topic: gera')),
      '1: topic: "gera" is not in journal/topics.yaml',
    ],
    [
      'an unknown author',
      article('x', FACTS.toSpliced(4, 1, 'author: nora')),
      '1: author: "nora" is not in journal/authors.yaml',
    ],
    [
      'an unknown block',
      article('x\n\n::video{id=1}'),
      '15: video: there is no such block; there are tours, map, climate and gallery',
    ],
    ['a block of nothing', article('::tours{}'), '13: tours: ids are numbers: {ids="3 12"}'],
    ['a map of nothing', article('::map{tour=x}'), '13: map: of which tour? {tour=3}'],
    [
      'a picture without words',
      article('![](art/lake)'),
      '13: art/lake: a picture needs words for whoever does not see it',
    ],
    ['a title in the text', article('# Stairs'), '13: headings are ## and ###: the title stands in the front matter'],
  ])('with %s is refused, by file, line and reason', (_what, text, reason) => {
    const told = problems({ 'journal/stairs.en-US.md': text });
    if (typeof reason === 'string') expect(told).toBe(`journal/stairs.en-US.md:${reason}`);
    else expect(told).toMatch(reason);
  });

  it('has an id of its own', () => {
    expect(problems({ 'journal/a.en-US.md': article(), 'journal/b.en-US.md': article() })).toBe(
      'journal/b.en-US.md:1: id: journal/a.en-US.md has 7 already',
    );
  });
});

describe('other files', () => {
  it.each([
    ['help/refunds.md', 'x', '1: its name is <slug>.<locale>.md, the locale one of en-US, de, zh, ru'],
    ['help/refunds.fr.md', 'x', '1: its name is <slug>.<locale>.md, the locale one of en-US, de, zh, ru'],
    ['news/a.en-US.md', article(), '1: texts stand in journal, help and legal/<kind>'],
    [
      'legal/cookies/1.de.md',
      '---\ntitle: T\ndate: "2027-01-01"\n---\nx',
      /^legal\/cookies\/1\.de\.md:1: there is no legal text "cookies"/,
    ],
    ['journal/topics.yaml', '- slug: Gear\n  names: { en-US: Gear }', '1: 0.slug: is made of a-z, 0-9 and hyphens'],
  ])('%s is refused', (file, text, reason) => {
    const told = problems({ [file]: text });
    if (typeof reason === 'string') expect(told).toBe(`${file}:${reason}`);
    else expect(told).toMatch(reason);
  });

  it('everything that is wrong is told at once, in the order of the files', () => {
    const told = problems({ 'journal/b.en-US.md': article('# B'), 'journal/a.en-US.md': article('# A\n\n# B') });
    expect(told.split('\n').map((line) => line.replace(/: .*/, ''))).toEqual([
      'journal/a.en-US.md:13',
      'journal/a.en-US.md:15',
      'journal/b.en-US.md:1',
      'journal/b.en-US.md:13',
    ]);
  });
});
