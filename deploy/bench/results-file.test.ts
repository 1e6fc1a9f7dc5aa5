import { describe, expect, it } from '@jest/globals';
import { withChapter } from './results-file.ts';

const FILE = '# One\n\nfirst\n\n## Part\n\nmore\n\n# Two\n\nsecond\n';

describe('the file of results', () => {
  it.each([
    ['starts with the first chapter', '', '# One\n\nnew\n', '# One\n\nnew\n'],
    ['takes a new chapter at its end', FILE, '# Three\n\nnew', `${FILE}\n# Three\n\nnew\n`],
    ['takes it in the place of the old one', FILE, '# One\n\nnew\n', '# One\n\nnew\n\n# Two\n\nsecond\n'],
    ['keeps what stands before', FILE, '# Two\n\nnew\n', '# One\n\nfirst\n\n## Part\n\nmore\n\n# Two\n\nnew\n'],
  ])('%s', (_title, file, chapter, expected) => {
    expect(withChapter(file, chapter)).toBe(expected);
  });
});
