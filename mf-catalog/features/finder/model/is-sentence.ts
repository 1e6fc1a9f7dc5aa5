import type { Reading } from '../../../common/model/use-reading.ts';

/** longer names are not typed in full */
const WORDS_OF_A_NAME = 4;

/** Whether what was typed says more than a name: a list of names would be in its way. @param reading of it, or of its beginning */
export const isSentence = (phrase: string, reading: Reading | undefined): boolean =>
  phrase.split(/\s+/).length > WORDS_OF_A_NAME ||
  (reading !== undefined &&
    (reading.parts.length > 1 || reading.parts.some(({ id }) => !/^(?:place|kind|name)/.test(id))));
