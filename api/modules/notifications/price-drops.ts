import type { Services } from '../../platform/services.ts';
import { notePrices, type PriceDrop, readDrops } from './departure-prices.ts';
import { type NewsContent, tellNews, type Wording } from './news-message.ts';

/** of one message, the largest drops first: the page of favourites shows the others */
const LINES = 8;
const LINKS = 4;

/** Tells whoever saved a tour that one of its departures costs less now. @returns how many were told */
export async function tellPriceDrops(services: Services): Promise<number> {
  const asOf = services.clock.now();
  await notePrices(services, asOf);
  const byReader = Map.groupBy(await readDrops(services, asOf), ({ id }) => id);
  let told = 0;
  for (const drops of byReader.values()) {
    const [reader] = drops;
    if (!reader) continue;
    const wasTold = await tellNews(services, reader, {
      ...{ kind: 'price_drops', asOf, byMessenger: true, why: 'news.drops.why' },
      write: (wording) => messageOf(wording, drops),
    });
    if (wasTold) told += 1;
  }
  return told;
}

function messageOf({ say, address }: Wording, drops: readonly PriceDrop[]): NewsContent {
  const tours = [...new Map(drops.map((drop) => [drop.slug, drop])).values()];
  const [first] = tours;
  const count = tours.length;
  const all = { label: say('news.drops.all'), href: address('/favorites') };
  const pages = tours.slice(0, LINKS).map(({ slug, tour }) => ({ label: tour, href: address(`/${slug}`) }));
  return {
    subject: say('news.drops.subject', { count, tour: first?.tour ?? '' }),
    paragraphs: [say('news.drops.text', { count: Math.min(drops.length, LINES) })],
    rows: drops.slice(0, LINES).map(
      ({ tour, starts_on, ends_on, currency, price, before }) =>
        [
          say('news.drops.departure', { tour, dates: { days: [starts_on, ends_on] } }),
          say('news.drops.price', {
            price: { money: { amount: price, currency } },
            before: { money: { amount: before, currency } },
          }),
        ] as const,
    ),
    ...(count === 1 && first
      ? { action: { label: say('news.drops.one'), href: address(`/${first.slug}`) }, links: [all] }
      : { action: all, links: pages }),
  };
}
