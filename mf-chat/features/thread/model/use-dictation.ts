import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type DictationProblem, problemOf, type Recognition, recognitionClass } from './recognition.ts';

export interface Dictation {
  /** this browser can turn speech into words */
  isThere: boolean;
  isListening: boolean;
  toggle: () => void;
}

interface Listener {
  /** what was said since the last time, without spaces around it */
  onWords: (words: string) => void;
  onProblem: (problem: DictationProblem) => void;
}

const never = () => () => undefined;
const canHear = () => recognitionClass() !== undefined;

/** Turns what is said into words, in the page's language, until it is stopped or nobody speaks any more. */
export function useDictation({ onWords, onProblem }: Listener): Dictation {
  const { locale } = usePlatform();
  // the server's HTML has no button for it
  const isThere = useSyncExternalStore(never, canHear, () => false);
  const running = useRef<Recognition>(null);
  const [isListening, setIsListening] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  const start = () => {
    const Class = recognitionClass();
    if (!Class) return;
    const recognition = Object.assign(new Class(), { lang: locale, continuous: true });
    recognition.addEventListener('result', (event) => {
      // the only event of this name
      const { results, resultIndex } = event as SpeechRecognitionEvent;
      const said = Array.from({ length: results.length - resultIndex }, (_, at) => results[resultIndex + at]);
      const words = said.map((result) => result?.[0]?.transcript.trim()).filter(Boolean);
      if (words.length > 0) onWords(words.join(' '));
    });
    recognition.addEventListener('error', (event) => {
      // the only event of this name
      const problem = problemOf((event as SpeechRecognitionErrorEvent).error);
      if (problem) onProblem(problem);
    });
    recognition.addEventListener('end', () => setIsListening(false));
    recognition.start();
    running.current = recognition;
    setIsListening(true);
  };

  return { isThere, isListening, toggle: () => (isListening ? running.current?.stop() : start()) };
}
