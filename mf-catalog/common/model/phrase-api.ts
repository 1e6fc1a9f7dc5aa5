import { phraseEndpoints } from '@cairn/shared-contracts/api/phrase.endpoints';

/** The call that reads sentences, injected once. */
export const phraseCalls = phraseEndpoints();
