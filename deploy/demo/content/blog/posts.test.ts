import { describe, expect, it } from '@jest/globals';
import { parseArtKey } from '../../art/keys.ts';
import { articleHtml, wordsIn } from './article-html.ts';
import { TOPICS } from './model.ts';
import { blogRows, POSTS } from './posts.ts';

const SUBJECTS = [
  { id: 1, style: 'trek', land: 'alpine', days: 8, maxAltitude: 3920 },
  { id: 40, style: 'huts', land: 'alpine', days: 6, maxAltitude: 2700 },
] as const;

describe('the journal', () => {
  it('has forty articles of 500 to 900 words with headings', () => {
    expect(POSTS).toHaveLength(40);
    for (const { text, slug } of POSTS) {
      expect({ slug, long: wordsIn(text) >= 500 && wordsIn(text) <= 900 }).toEqual({ slug, long: true });
      expect(text.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(3);
    }
  });

  it('has articles on every topic, each with an address and a picture of its own', () => {
    expect(new Set(POSTS.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
    expect(new Set(POSTS.map(({ slug }) => slug)).size).toBe(40);
    const covers = blogRows(SUBJECTS, '2026-11-20').map(({ cover }) => cover?.key ?? '');
    expect(new Set(covers).size).toBe(40);
    for (const key of covers) expect(parseArtKey(key)).toBeDefined();
  });

  it('is published before today, newest first, under addresses that end in the id', () => {
    const rows = blogRows(SUBJECTS, '2026-11-20');
    const dates = rows.map(({ published_on }) => published_on ?? '');
    expect([...dates].sort().reverse()).toEqual(dates);
    expect((dates[0] ?? '') < '2026-11-20').toBe(true);
    for (const { id, slug } of rows) expect(slug).toMatch(new RegExp(`-${id}$`));
  });

  it('links only to tours that exist', () => {
    const linked = blogRows(SUBJECTS, '2026-11-20').flatMap(({ tour_ids }) => tour_ids ?? []);
    expect(new Set(linked)).toEqual(new Set([1, 40]));
  });
});

describe('the markup of an article', () => {
  it.each([
    ['One line', '<p>One line</p>'],
    ['## Sleep low & slow', '<h2 id="sleep-low-slow">Sleep low &amp; slow</h2>'],
    ['- one\n- two\nafter', '<ul><li>one</li><li>two</li></ul><p>after</p>'],
    ['before\n- last', '<p>before</p><ul><li>last</li></ul>'],
    ['> said <b>', '<blockquote><p>said &lt;b&gt;</p></blockquote>'],
  ])('%j becomes HTML', (text, html) => {
    expect(articleHtml(text)).toBe(html);
  });
});
