import { readFolder } from '@cairn/api/content-folder';
import { describe, expect, it } from '@jest/globals';
import { parseArtKey } from '../art/keys.ts';
import { FITTING_TOURS } from './article-tours.ts';
import { buildAtlas } from './atlas/build.ts';

const { articles, topics, authors } = readFolder(new URL('texts', import.meta.url).pathname);
const english = articles.filter(({ locale }) => locale === 'en-US');

describe('the journal of the demonstration', () => {
  it('has forty articles with headings, on every topic, each by an author with a portrait', () => {
    expect(english).toHaveLength(40);
    for (const { blocks, slug } of english) {
      const headings = blocks.filter(({ type }) => type === 'heading');
      expect({ slug, headings: headings.length >= 3 }).toEqual({ slug, headings: true });
    }
    expect(new Set(english.map(({ facts }) => facts.topic))).toEqual(new Set(topics.map(({ slug }) => slug)));
    for (const { slug, portrait } of authors) expect([slug, portrait?.file]).toEqual([slug, expect.any(String)]);
    const kinds = new Set(english.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
    expect(kinds).toEqual(new Set(['heading', 'prose', 'tours', 'map', 'climate', 'gallery']));
  });

  it('has a picture of its own for each, and can draw every one', () => {
    const covers = english.map(({ facts }) => facts.cover.file);
    expect(new Set(covers).size).toBe(40);
    const shown = english.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'gallery' ? block.pictures.map(({ file }) => file) : [])),
    );
    for (const key of [...covers, ...shown]) expect([key, parseArtKey(key)]).toEqual([key, expect.anything()]);
  });

  it('names the member of the club who an author is', () => {
    const people = new Map(buildAtlas().organizers.map(({ id, firm }) => [id, firm.person]));
    const members = authors.filter(({ organizer }) => organizer !== undefined);
    expect(members.length).toBeGreaterThan(20);
    for (const { name, organizer = 0 } of members)
      expect([organizer, people.get(organizer)]).toEqual([organizer, name]);
  });

  it('knows tours that fit only of articles that there are', () => {
    const slugs = new Set(english.map(({ slug }) => slug));
    expect(Object.keys(FITTING_TOURS).filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});
