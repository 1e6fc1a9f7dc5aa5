/** of Playwright's page and locator, what is used here: the contracts need no browser */
interface Place {
  locator(selector: string): Place;
  textContent(): Promise<string | null>;
  allTextContents(): Promise<string[]>;
  evaluate(ask: (element: HTMLElement, detail: object) => unknown, detail: object): Promise<unknown>;
  waitFor(): Promise<void>;
}
export interface Stage {
  locator(selector: string): Place & { first(): Place };
}

/** A neighbour's fragment or page that stands for a released one: see `npm run stitch -- --help`. */
export interface StandIn {
  /** what the page under test gives it; functions are left out */
  given(): Promise<unknown>;
  /** what of it does not fit the contract of the release, a line each */
  problems(): Promise<string[]>;
  /** calls a function among its props, by default with a value made of its schema */
  call(handler: string, value?: unknown): Promise<void>;
  /** raises an event of its remote, by default with a payload made of its schema */
  raise(event: string, payload?: object): Promise<void>;
}

/**
 * The stand-in of one part on a page.
 * @param name - 'mf-catalog/heart', 'mf-catalog/listing'; the first of several
 */
export function standInOf(page: Stage, name: string): StandIn {
  const place = page.locator(`[data-stand-in="${name}"]`).first();
  const ask = async (asked: object) => {
    // a part may wait for whatever somebody does first: a key that does nothing else
    await place.evaluate((element, init) => element.dispatchEvent(new KeyboardEvent('keydown', init)), {
      key: 'Shift',
      bubbles: true,
    });
    await page.locator(`[data-stand-in="${name}"][data-ready]`).first().waitFor();
    // `dispatchEvent` of Playwright knows no details of events that are not the browser's own
    await place.evaluate(
      (element, detail) => element.dispatchEvent(new CustomEvent('cairn:stand-in', { detail })),
      asked,
    );
  };
  return {
    given: async () => JSON.parse((await place.locator('pre').textContent()) ?? 'null'),
    async problems() {
      await place.waitFor();
      return place.locator('[role=alert] li').allTextContents();
    },
    call: (handler, value) => ask({ call: handler, with: value }),
    raise: (event, payload) => ask({ raise: event, with: payload }),
  };
}
