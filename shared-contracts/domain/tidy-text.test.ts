import { describe, expect, it } from '@jest/globals';
import { tidyLine, tidyText } from './tidy-text.ts';

describe('text that somebody wrote', () => {
  it.each([
    ['stays as it was typed', 'Go <b>now</b> & see.\n\n\tTwice', 'Go <b>now</b> & see.\n\n\tTwice'],
    ['has nothing around it', '  Go now \n', 'Go now'],
    ['has one kind of line end', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['has no control characters', 'a\u0007b\u0085c', 'abc'],
    ['does not turn the reading direction of the page', '\u202eabc\u202c \u2066d\u2069', 'abc d'],
    [
      'keeps the marks that scripts and emoji need',
      'می\u200cخواهم 👩\u200d🦰 \u200fא',
      'می\u200cخواهم 👩\u200d🦰 \u200fא',
    ],
    ['is nothing when nothing can be seen', '\u200b\u2060 \u00ad\ufeff', ''],
    ['is nothing when its letters fill a space only', '\u3164 \u115f\uffa0\u2800', ''],
    ['may be a single emoji', '🏔', '🏔'],
  ])('%s', (_rule, text, kept) => {
    expect(tidyText(text)).toBe(kept);
  });
});

describe('a line that somebody wrote', () => {
  it.each([
    ['has no line ends in it', 'Elene\r\nBcc: everybody@example.org', 'Elene Bcc: everybody@example.org'],
    ['has no other ends of lines either', 'one\u2028two\tthree \n four', 'one two three four'],
    ['is tidied as text is', ' \u202eElene\u0000 ', 'Elene'],
  ])('%s', (_rule, text, kept) => {
    expect(tidyLine(text)).toBe(kept);
  });
});
