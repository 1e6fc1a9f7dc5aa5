import { describe, expect, it } from '@jest/globals';
import { InlineStyles, withoutInlineStyles } from './inline-styles.ts';

/** the same HTML in chunks of that many characters */
function inChunks(html: string, size: number): string {
  const styles = new InlineStyles();
  let out = '';
  for (let at = 0; at < html.length; at += size) out += styles.write(html.slice(at, at + size));
  return out + styles.end();
}

const CASES: readonly [what: string, html: string, expected: string][] = [
  [
    'a style attribute, wherever it stands',
    '<p style="color:red">a</p><p class="b" style="--x:1px" id=c>',
    '<p data-style="color:red">a</p><p class="b" data-style="--x:1px" id=c>',
  ],
  [
    'quotes of the other kind, and none',
    "<i style='a:b'></i><i style=a:b>",
    "<i data-style='a:b'></i><i data-style=a:b>",
  ],
  ['capitals and spaces', '<P\n\tSTYLE = "a:b"/>', '<P\n\tdata-STYLE = "a:b"/>'],
  ['a tag without anything else', '<br/><hr><img style="a:b" />', '<br/><hr><img data-style="a:b" />'],
  ['text', 'a style="b" &lt;p style="c"> 1 < 2 style="d"', 'a style="b" &lt;p style="c"> 1 < 2 style="d"'],
  [
    'the value of another attribute',
    '<a title=" style=&quot;x" href=\'<p style="y">\'>',
    '<a title=" style=&quot;x" href=\'<p style="y">\'>',
  ],
  ['a value with > in it', '<a title="1 > 0" style="a:b">', '<a title="1 > 0" data-style="a:b">'],
  ['a quote inside an unquoted value', '<p title=it\'s style="a:b">x</p>', '<p title=it\'s data-style="a:b">x</p>'],
  [
    'names that only look alike',
    '<p data-style="a" styles="b" x-style="c">',
    '<p data-style="a" styles="b" x-style="c">',
  ],
  [
    'a script',
    '<script>x = \'<p style="a">\'; </scripted</script><p style="b">',
    '<script>x = \'<p style="a">\'; </scripted</script><p data-style="b">',
  ],
  [
    'a data block',
    '<script type="application/ld+json">{"a":"<p style=\'b\'>"}</SCRIPT ><p style="b">',
    '<script type="application/ld+json">{"a":"<p style=\'b\'>"}</SCRIPT ><p data-style="b">',
  ],
  ['a style element', '<style nonce="n">p{} <p style="a"></style>', '<style nonce="n">p{} <p style="a"></style>'],
  [
    'a title and a text area',
    '<title><p style="a"></title><textarea><p style="b"></textarea>',
    '<title><p style="a"></title><textarea><p style="b"></textarea>',
  ],
  [
    'a comment',
    '<!--$?--><!-- <p style="a"> --><!--><p style="b">',
    '<!--$?--><!-- <p style="a"> --><!--><p data-style="b">',
  ],
  [
    'the doctype, an end tag',
    '<!DOCTYPE html><html style="a"></html style="b">',
    '<!DOCTYPE html><html data-style="a"></html style="b">',
  ],
  ['what never ends', '<p style="a', '<p style="a'],
];

describe('style attributes of HTML', () => {
  it.each(CASES)('are renamed in tags only: %s', (_what, html, expected) => {
    expect(withoutInlineStyles(html)).toBe(expected);
  });

  it.each([1, 2, 3, 5, 7, 11, 64])('are found wherever the chunks are cut: every %d characters', (size) => {
    const all = CASES.slice(0, -1);
    expect(inChunks(all.map(([, html]) => html).join('\n'), size)).toBe(
      all.map(([, , expected]) => expected).join('\n'),
    );
  });

  it('lets go of all it has seen as soon as it can tell', () => {
    const styles = new InlineStyles();
    expect(styles.write('<main><p>one</p>two<p sty')).toBe('<main><p>one</p>two');
    expect(styles.write('le="a">')).toBe('<p data-style="a">');
    expect(styles.write('three')).toBe('three');
  });
});
