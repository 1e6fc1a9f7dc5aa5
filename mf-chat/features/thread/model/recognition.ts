/** What browsers give of the Web Speech API (https://webaudio.github.io/web-speech-api/); TypeScript's library has its events only. */
export interface Recognition extends EventTarget {
  /** BCP 47 */
  lang: string;
  /** goes on listening after the first pause */
  continuous: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

type RecognitionClass = new () => Recognition;

/** Undefined where the browser cannot turn speech into words, and on the server. */
export function recognitionClass(): RecognitionClass | undefined {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
    const found: unknown = Reflect.get(globalThis, name);
    // a class of the browser's own
    if (typeof found === 'function') return found as RecognitionClass;
  }
  return undefined;
}

export type DictationProblem = 'denied' | 'failed';

/** Undefined for what is no problem: a person who says nothing, or who has stopped it. */
export function problemOf(error: string): DictationProblem | undefined {
  switch (error) {
    case 'no-speech':
    case 'aborted':
      return undefined;
    case 'not-allowed':
    case 'service-not-allowed':
      return 'denied';
    default:
      return 'failed';
  }
}
