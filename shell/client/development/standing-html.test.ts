import { beforeEach, expect, it } from '@jest/globals';
import { StandingHtml } from './standing-html.ts';

/** for what never lives */
const LIMIT_MS = 500;

let html: StandingHtml;
let did: string[];
beforeEach(() => {
  html = new StandingHtml(Promise.resolve(), LIMIT_MS);
  did = [];
});

/** a part that waits to be wanted, and lives a while later */
function asleep(name: string, onAlive = () => {}): void {
  const lives = html.standing(() => {
    did.push(`${name} is woken`);
    setTimeout(() => {
      did.push(`${name} lives`);
      onAlive();
      lives();
    });
  });
}

it('waits for nothing where everything is taken over', async () => {
  html.standing()();
  await html.takenOver();
  expect(did).toEqual([]);
});

it('wakes what waits to be wanted, and waits until it lives', async () => {
  asleep('reviews');
  await html.takenOver();
  expect(did).toEqual(['reviews is woken', 'reviews lives']);
});

it('waits as well for what comes to light within', async () => {
  asleep('reviews', () => asleep('stars'));
  await html.takenOver();
  expect(did).toEqual(['reviews is woken', 'reviews lives', 'stars is woken', 'stars lives']);
});

it('gives up what never lives, once', async () => {
  html.standing(() => did.push('woken'));
  await html.takenOver();
  await html.takenOver();
  expect(did).toEqual(['woken']);
});
