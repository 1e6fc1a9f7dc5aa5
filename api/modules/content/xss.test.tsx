import { dangersIn, XSS_CORPUS } from '@cairn/shared-contracts/testing/xss-corpus';
import { describe, expect, it } from '@jest/globals';
import { cleanHtml } from '../tours/clean-html.ts';
import { cleanEditorial } from './clean-editorial.ts';
import { blocksOf } from './import/blocks.ts';
import { parseMarkdown } from './import/markdown.ts';

function partOfPage(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  return body;
}

it('the corpus is dangerous where nobody cleans it', () => {
  const dangerous = XSS_CORPUS.filter((text) => dangersIn(partOfPage(text)).length > 0);
  expect(dangerous.length).toBeGreaterThan(30);
});

describe.each(XSS_CORPUS)('%s', (text) => {
  it('is inert in what organizers and editors write', () => {
    for (const clean of [cleanHtml, cleanEditorial]) {
      expect(dangersIn(partOfPage(clean(text)))).toEqual([]);
      expect(dangersIn(partOfPage(clean(`<p>${text}</p><ul><li>${text}</li></ul>`)))).toEqual([]);
    }
  });

  it('is inert in the blocks of an article', () => {
    const around = [
      text,
      `Words ${text} and words`,
      `## ${text}`,
      `> ${text}`,
      `| a |\n| - |\n| ${text} |`,
      `- ${text}`,
    ];
    for (const written of around) {
      const html = blocksOf(parseMarkdown(written).content, () => undefined).map((block) =>
        'html' in block ? block.html : '',
      );
      expect([written, dangersIn(partOfPage(html.join('')))]).toEqual([written, []]);
    }
  });
});
