import { parseLsn, UNKNOWN_PLACE } from '@cairn/shared-contracts/api/lsn';

/** Up to where a replica must have come for a visitor to see what they have changed, as a browser keeps it for them. */
export class VisitorPlace {
  #furthest = 0n;
  #place: string | undefined;

  /** what is told with the next call; undefined: nothing was changed yet */
  get place(): string | undefined {
    return this.#place;
  }

  /** Of an answer. A commit whose place is not known holds until the place of the next one is: that has both. */
  hear(told: string | null): void {
    const lsn = parseLsn(told);
    if (told === null || lsn === undefined) return;
    const isKnown = told !== UNKNOWN_PLACE;
    const isFurther = lsn > this.#furthest;
    if (isKnown && isFurther) this.#furthest = lsn;
    if (isFurther) this.#place = told;
  }
}
