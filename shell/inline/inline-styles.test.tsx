import { STYLE_ATTRIBUTE, withoutInlineStyles } from '@cairn/shared-contracts/remote/inline-styles';
import { afterEach, describe, expect, it } from '@jest/globals';
import inlineStyles from './inline-styles.ts';
import { callOf } from './text-of.ts';

// as the head runs it
new Function(callOf(inlineStyles, STYLE_ATTRIBUTE))();
/** observers run as microtasks: after this they have */
const observed = () => Promise.resolve();

afterEach(() => document.body.replaceChildren());

describe('styles of the server’s HTML', () => {
  it('are given to every element that comes, and the mark is taken away', async () => {
    const card = '<p style="color: red; --ph: #aabbcc"><b style="width: 3px">a</b></p>';
    const part = document.createElement('div');
    part.innerHTML = withoutInlineStyles(card);
    expect(part.querySelector('p')?.style.color).toBe('');
    document.body.append(part);
    await observed();
    expect(part.innerHTML).toBe('<p style="color: red; --ph: #aabbcc;"><b style="width: 3px;">a</b></p>');
  });

  it('stay with a late part that is moved to its place', async () => {
    document.body.innerHTML = '<main></main><div hidden><p data-style="color: red">late</p></div>';
    await observed();
    document.querySelector('main')?.append(...(document.querySelector('div')?.childNodes ?? []));
    await observed();
    expect(document.querySelector('main')?.innerHTML).toBe('<p style="color: red;">late</p>');
  });

  it('come with markup that a script puts into an element', async () => {
    document.body.innerHTML = '<article></article>';
    const article = document.querySelector('article');
    if (article) article.innerHTML = withoutInlineStyles('<i style="color: red">text</i>');
    await observed();
    expect(article?.innerHTML).toBe('<i style="color: red;">text</i>');
  });
});
