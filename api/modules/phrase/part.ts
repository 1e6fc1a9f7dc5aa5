import type { PhrasePart } from '@cairn/shared-contracts/api/phrase.schema';

/** What was understood so far. A later part of the same id joins the earlier one's lists. */
export class Parts {
  readonly #parts: PhrasePart[] = [];

  add(part: Omit<PhrasePart, 'isGuess'> & { isGuess?: boolean }): true {
    if (!this.#parts.some(({ id }) => id === part.id)) this.#parts.push({ isGuess: false, ...part });
    return true;
  }

  has(id: string): boolean {
    return this.#parts.some((part) => part.id === id);
  }

  all(): PhrasePart[] {
    return this.#parts;
  }
}
