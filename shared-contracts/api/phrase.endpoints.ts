import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './phrase.calls.ts';

/** Searches in sentences. */
export const phraseEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    phrase: call(calls.phrase, { providesTags: ['Priced'] }),
  }));
