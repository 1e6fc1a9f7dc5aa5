import { newUuid } from '@cairn/shared-contracts/domain/uuid';

export interface AttemptKeys {
  /** the key of this attempt: the same for as long as what is asked for stays the same */
  keyFor(asked: string): string;
  /** the api has answered for good: asking again is another attempt */
  settle(): void;
}

/** Idempotency keys: one per attempt, kept over retries, so that a lost answer never books twice. */
export function attemptKeys(make: () => string = newUuid): AttemptKeys {
  let current: { asked: string; key: string } | null = null;
  return {
    keyFor(asked) {
      if (current?.asked !== asked) current = { asked, key: make() };
      return current.key;
    },
    settle() {
      current = null;
    },
  };
}
