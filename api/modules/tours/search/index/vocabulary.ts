import { errorsIn } from '../text/typos.ts';
import type { SectionReader, SectionWriter } from './snapshot/sections.ts';

/** What a typed word stands for: by word number, typing errors, or NO_MATCH. */
export interface WordMatch {
  errors: Uint8Array;
  /** it begins some word as it stands */
  isKnown: boolean;
}
export const NO_MATCH = 255;
const KEEP_MATCHES = 500;

/** All words of all names, numbered. */
export class Vocabulary {
  readonly #numbers: Map<string, number>;
  readonly #words: string[];
  /** names that hold the word; one that is in none any more is as good as forgotten */
  readonly #uses: number[];
  readonly #matches = new Map<string, WordMatch>();

  constructor(saved?: SectionReader) {
    this.#words = saved?.texts('vocabulary.words') ?? [];
    this.#uses = saved ? Array.from(saved.numbers('vocabulary.uses', 'i32')) : [];
    this.#numbers = new Map(this.#words.map((word, number) => [word, number]));
  }

  save(to: SectionWriter): void {
    to.texts('vocabulary.words', this.#words);
    to.numbers('vocabulary.uses', Int32Array.from(this.#uses));
  }

  add(word: string): number {
    let number = this.#numbers.get(word);
    if (number === undefined) {
      number = this.#words.push(word) - 1;
      this.#numbers.set(word, number);
      this.#uses.push(0);
    }
    const uses = this.#uses[number] ?? 0;
    if (uses === 0) this.#matches.clear();
    this.#uses[number] = uses + 1;
    return number;
  }

  remove(number: number): void {
    const uses = (this.#uses[number] ?? 0) - 1;
    this.#uses[number] = uses;
    if (uses === 0) this.#matches.clear();
  }

  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  /** Words that the typed one begins; when there are none, words within a few typing errors. */
  match(typed: string): WordMatch {
    const cached = this.#matches.get(typed);
    if (cached) return cached;
    if (this.#matches.size >= KEEP_MATCHES) this.#matches.clear();
    const begun = this.begunBy(typed);
    const match = begun.isKnown ? begun : { errors: this.nearly(typed), isKnown: false };
    this.#matches.set(typed, match);
    return match;
  }

  begunBy(typed: string): WordMatch {
    const errors = new Uint8Array(this.#words.length).fill(NO_MATCH);
    let isKnown = false;
    for (const [number, word] of this.#words.entries()) {
      if (this.#uses[number] === 0 || !word.startsWith(typed)) continue;
      errors[number] = 0;
      isKnown = true;
    }
    return { errors, isKnown };
  }

  /** the word itself, and none that it begins */
  just(word: string): WordMatch {
    const errors = new Uint8Array(this.#words.length).fill(NO_MATCH);
    const number = this.#numbers.get(word);
    const isKnown = number !== undefined && this.#uses[number] !== 0;
    if (isKnown) errors[number] = 0;
    return { errors, isKnown };
  }

  /** typing errors of each word: none when it begins so, NO_MATCH when there are too many */
  nearly(typed: string): Uint8Array {
    const errors = new Uint8Array(this.#words.length).fill(NO_MATCH);
    for (const [number, word] of this.#words.entries()) {
      if (this.#uses[number] === 0) continue;
      errors[number] = word.startsWith(typed) ? 0 : (errorsIn(typed, word) ?? NO_MATCH);
    }
    return errors;
  }
}
