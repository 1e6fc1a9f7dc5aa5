import { describe, expect, it } from '@jest/globals';
import { textInPage } from './style-text.ts';

const SHEET = 'https://cdn.test/remotes/mf-tour/1.0.0/browser/c.1.css';

describe('a sheet in a page', () => {
  it.each([
    ['url(topo.svg)', 'url(https://cdn.test/remotes/mf-tour/1.0.0/browser/topo.svg)'],
    ['url("./a/topo.svg")', 'url("https://cdn.test/remotes/mf-tour/1.0.0/browser/a/topo.svg")'],
    ["url('../topo.svg?v=1#ridge')", "url('https://cdn.test/remotes/mf-tour/1.0.0/topo.svg?v=1#ridge')"],
  ])('refers to %s from where the sheet is', (url, absolute) => {
    expect(textInPage(`.a{background:${url} center}.b{color:red}`, SHEET)).toBe(
      `.a{background:${absolute} center}.b{color:red}`,
    );
  });

  it.each([
    'url(/assets/shell/topo.svg)',
    'url("https://other.test/topo.svg")',
    'url(//other.test/topo.svg)',
    'url(data:image/svg+xml,%3Csvg%3E)',
    "url('data:font/woff2;base64,AA==')",
    'url(#clip)',
  ])('leaves %s', (url) => {
    expect(textInPage(`.a{mask:${url}}`, SHEET)).toBe(`.a{mask:${url}}`);
  });
});
