import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import type { Services } from '../../platform/services.ts';
import { type CardFacts, cardFor, type DateWindow, readCardFacts } from './cards.ts';
import type { PriceView } from './departures.ts';
import type { ChangeSource } from './search/tour-search.ts';

/** some 3 KB each: the tours that people look at, not all there are */
const MOST = 20_000;

export interface CardReader {
  /** Cards of published tours in the order of `ids`; unknown ids are left out. */
  read(ids: readonly number[], view: PriceView, window?: DateWindow): Promise<TourCard[]>;
}

/**
 * Cards from memory: a page of the listing costs no query once its tours were seen. Whatever changes a tour is heard of as the search
 * hears of it, and its card is read anew. Without word of changes nothing is cached.
 */
export function createCardCache(services: Services, changes: ChangeSource | undefined): CardReader {
  const cached = new Map<number, CardFacts>();
  /** tours that are being read, by whom last: a change meanwhile takes them out, for what was read may be older than it */
  const reading = new Map<number, symbol>();

  changes?.subscribe({
    tours(ids) {
      for (const id of ids) {
        cached.delete(id);
        reading.delete(id);
      }
    },
    everything() {
      cached.clear();
      reading.clear();
    },
  });

  async function readMissing(ids: readonly number[], today: string): Promise<Map<number, CardFacts>> {
    const reader = Symbol();
    if (changes) for (const id of ids) reading.set(id, reader);
    try {
      const found = await readCardFacts(services, ids, today);
      for (const [id, facts] of found) if (reading.get(id) === reader) keep(id, facts);
      return found;
    } finally {
      for (const id of ids) if (reading.get(id) === reader) reading.delete(id);
    }
  }

  function keep(id: number, facts: CardFacts): void {
    // the one that was read first: what is looked at comes back with the next page
    const [first] = cached.size < MOST ? [] : cached.keys();
    if (first !== undefined) cached.delete(first);
    cached.set(id, facts);
  }

  return {
    async read(ids, view, window = {}) {
      const missing = ids.filter((id) => !cached.has(id));
      // before anything is waited for: a change may take out what is here now
      const here = ids.flatMap((id) => cached.get(id) ?? []);
      const cards = new Map(here.map((facts) => [facts.facts.id, facts]));
      if (missing.length > 0) for (const [id, facts] of await readMissing(missing, view.today)) cards.set(id, facts);
      return ids.flatMap((id) => {
        const found = cards.get(id);
        return found ? [cardFor(found, view, window)] : [];
      });
    },
  };
}
