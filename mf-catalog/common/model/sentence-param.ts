/** Query parameter with a sentence that is still to be read: what the field's form sends. */
export const SENTENCE_PARAM = 'q';
/** Query parameter with the words that were not understood. */
export const LEFT_PARAM = 'left';
