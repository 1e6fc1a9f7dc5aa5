import { describe, expect, it } from '@jest/globals';
import { inScript } from './in-script.ts';

describe('values in an inline script', () => {
  it.each([
    ['</script><script>alert(1)</script>'],
    ['<!--<script>'],
    [']]>'],
    ['line\u2028separators\u2029'],
    [{ 'a<b': ['"', "'", '\\', '\n', '\u0000'] }],
    [null],
  ])('%j comes out as it went in', (value) => {
    const text = inScript(value);
    // the text is JavaScript: this is how the browser reads it
    expect(new Function(`return ${text}`)()).toEqual(value);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
  });

  it('nothing is null', () => {
    expect(inScript(undefined)).toBe('null');
  });
});
