import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import * as shapes from './phrase.schema.ts';
import { text } from './query.ts';

export const phrase = defineCall({
  method: 'GET',
  tag: 'Tours',
  path: '/spa/tours-phrase',
  summary: 'A search in a sentence, read as filters; what is not understood is named and left out',
  query: z.object({ text: text(200) }),
  answer: shapes.phraseReading,
});
