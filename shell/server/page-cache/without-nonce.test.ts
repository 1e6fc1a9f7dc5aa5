import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { withoutNonce } from './without-nonce.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
const latin1 = (text: string) => Buffer.from(text).toString('latin1');

it.each([
  ['an inline script', '<script nonce="N1==">a()</script>', '<script>a()</script>', ['a()'], []],
  [
    'one that says the nonce',
    '<script nonce="N1==">x={"nonce":"N1=="}</script>',
    '<script>x={"nonce":""}</script>',
    ['x={"nonce":""}'],
    [],
  ],
  [
    'an import map',
    '<script type="importmap" nonce="N1==">{}</script>',
    '<script type="importmap">{}</script>',
    ['{}'],
    [],
  ],
  [
    'the same twice',
    '<script nonce="N1==">a()</script><script nonce="N1==">a()</script>',
    '<script>a()</script><script>a()</script>',
    ['a()'],
    [],
  ],
  [
    'a style sheet',
    '<style data-href="/a.css" nonce="N1==">a{b:c}\n</style>',
    '<style data-href="/a.css">a{b:c}\n</style>',
    [],
    ['a{b:c}\n'],
  ],
  ['an empty one', '<style nonce="N1=="></style>', '<style></style>', [], []],
  ['what libraries read', '<meta name="csp-nonce" nonce="N1=="/>', '<meta name="csp-nonce"/>', [], []],
  ['letters of all languages', '<script nonce="N1==">"Тур 游"</script>', '<script>"Тур 游"</script>', ['"Тур 游"'], []],
  ['what had no nonce', '<script>alert(1)</script>', '<script>alert(1)</script>', [], []],
  [
    'what had another one',
    '<script nonce="guess">alert(1)</script>',
    '<script nonce="guess">alert(1)</script>',
    [],
    [],
  ],
  [
    'data',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    [],
    [],
  ],
])('%s', (_name, page, html, scripts, styles) => {
  const shared = withoutNonce(latin1(`<p>before</p>${page}<p>behind</p>`), 'N1==');
  expect(shared).toEqual({
    html: latin1(`<p>before</p>${html}<p>behind</p>`),
    scripts: scripts.map(hash),
    styles: styles.map(hash),
  });
});
