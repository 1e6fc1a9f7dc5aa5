import { describe, expect, it } from '@jest/globals';
import { type FileRules, fileProblem, formatSize } from './file-rules.ts';

const png = { name: 'lake.PNG', type: 'image/png', size: 500 };
const pdf = { name: 'plan.pdf', type: 'application/pdf', size: 2_000_000 };
const docx = { name: 'plan.docx', type: '', size: 10 };
const disguised = { name: 'virus.png', type: 'application/x-msdownload', size: 10 };

describe('which files are taken', () => {
  it.each<[typeof png, FileRules, string | undefined]>([
    [pdf, {}, undefined],
    [pdf, { accept: ['.pdf', 'image/*'] }, undefined],
    [png, { accept: ['.pdf', 'image/*'] }, undefined],
    [png, { accept: ['.png'] }, undefined],
    [docx, { accept: ['.doc', '.docx'] }, undefined],
    [docx, { accept: ['.pdf', 'image/*'] }, 'wrongType'],
    [pdf, { accept: ['application/pdf'] }, undefined],
    [pdf, { accept: [] }, 'wrongType'],
    [png, { isImageOnly: true }, undefined],
    [pdf, { isImageOnly: true }, 'image'],
    [disguised, { isImageOnly: true, accept: ['.png'] }, 'image'],
    [docx, { isImageOnly: true }, 'image'],
    [pdf, { maxSize: 1_000_000 }, 'tooLarge'],
    [pdf, { maxSize: 2_000_000 }, undefined],
    [{ ...pdf, size: 0 }, {}, 'empty'],
  ])('%j under %j: %s', (file, rules, problem) => {
    expect(fileProblem(file, rules)).toBe(problem);
  });
});

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [1_250_000, '1.3 MB'],
  [3_000_000_000, '3 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes, 'en-US')).toBe(text);
});
