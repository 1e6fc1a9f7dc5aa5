import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { FileAnswer } from './file-answer.ts';

it.each([
  ['walk-1.pdf', `inline; filename="walk-1.pdf"; filename*=UTF-8''walk-1.pdf`],
  ['Тур.pdf', `inline; filename="_.pdf"; filename*=UTF-8''%D0%A2%D1%83%D1%80.pdf`],
  ['a"\r\nx: y.pdf', `inline; filename="a_x_ y.pdf"; filename*=UTF-8''a%22%0D%0Ax%3A%20y.pdf`],
  ["it's (1).pdf", `inline; filename="it_s _1_.pdf"; filename*=UTF-8''it%27s%20%281%29.pdf`],
])('%j is offered as %s', (name, header) => {
  expect(new FileAnswer(Readable.from([]), 'application/pdf', name).disposition).toBe(header);
});
