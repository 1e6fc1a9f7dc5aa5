import type { RichBlock } from '@cairn/shared-contracts/api/rich-text.schema';
import { expect, it } from '@jest/globals';
import { chaptersOf } from './chapters.ts';

const prose: RichBlock = { type: 'prose', html: '<p>Walk.</p>' };
const large: RichBlock = { type: 'heading', level: 2, id: 'a', text: 'A' };
const small: RichBlock = { type: 'heading', level: 3, id: 'b', text: 'B' };

it.each<[string, RichBlock[], RichBlock[], RichBlock[][]]>([
  ['nothing', [], [], []],
  ['no large heading', [prose, small, prose], [prose, small, prose], []],
  ['no opening', [large, prose], [], [[large, prose]]],
  [
    'an opening and chapters',
    [prose, large, prose, small, prose, large],
    [prose],
    [[large, prose, small, prose], [large]],
  ],
])('%s', (_title, blocks, opening, chapters) => {
  expect(chaptersOf(blocks)).toEqual({ opening, chapters });
});
