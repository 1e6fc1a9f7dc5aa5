import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDGE_TO_EDGE } from '@cairn/shared-contracts/domain/edge-to-edge';
import { expect, it } from '@jest/globals';

it('the header heeds the mark that pages have which run to both edges', () => {
  const style = readFileSync(join(import.meta.dirname, 'header.module.css'), 'utf8');
  const [mark] = Object.keys(EDGE_TO_EDGE);
  expect(style).toContain(`:root:has(main [${mark}]) .inner`);
});
