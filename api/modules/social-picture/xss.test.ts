import { XSS_CORPUS } from '@cairn/shared-contracts/testing/xss-corpus';
import { expect, it } from '@jest/globals';
import { overlay } from './overlay.ts';

it.each(XSS_CORPUS)('%s is drawn on the picture for social networks, not written into its SVG', (text) => {
  const svg = overlay({ siteName: text, title: text, place: text, facts: text, price: text });
  const elements = new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name));
  for (const name of elements) expect(['svg', 'linearGradient', 'stop', 'rect', 'g', 'path']).toContain(name);
  expect(svg).not.toMatch(/alert|href|\son\w+=/i);
});
