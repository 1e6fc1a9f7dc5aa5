import { type RefObject, useLayoutEffect, useRef } from 'react';
import { digitsOf } from './card.ts';

/**
 * Keeps the caret behind the digit it stood behind while spaces and slashes come and go around it.
 * @returns call it with what was typed, before the formatted value is set
 */
export function useMaskedCaret(inputRef: RefObject<HTMLInputElement | null>, value: string): () => void {
  const digitsBeforeRef = useRef<number | null>(null);
  // runs for every new value: the caret is set where the digits are now
  useLayoutEffect(() => {
    const input = inputRef.current;
    const wanted = digitsBeforeRef.current;
    digitsBeforeRef.current = null;
    if (!input || wanted === null || document.activeElement !== input) return;
    const caret = caretBehind(value, wanted);
    input.setSelectionRange(caret, caret);
  }, [inputRef, value]);

  return () => {
    const input = inputRef.current;
    const caret = input?.selectionStart ?? null;
    // at the end the browser does it right, and separators may be added behind
    const isAtEnd = caret === null || caret === input?.value.length;
    digitsBeforeRef.current = isAtEnd ? null : digitsOf(input?.value.slice(0, caret) ?? '').length;
  };
}

/** the position behind the nth digit */
export function caretBehind(text: string, digits: number): number {
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (seen === digits) return index;
    if (/\d/.test(character)) seen += 1;
  }
  return text.length;
}
