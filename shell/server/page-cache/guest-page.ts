import { SHARED, SHARED_HEADER } from '@cairn/shared-contracts/api/shared-answers';
import { OVERLOADED } from '../admission.ts';
import { type ComposedOptions, type ComposedPage, type ComposedRequest, plannedPage } from '../composed-page.ts';
import type { CompositionPlan } from '../composition-plan.ts';
import { AGE_HEADER } from '../remembered-answers.ts';
import type { GuestPages, Made, Turn } from './guest-pages.ts';
import { type StoredPage, storedPage } from './page-store.ts';

type Call = ComposedRequest['ports']['call'];

const TOO_MANY = 429;

/** Whether a page is made of nothing but answers that are anybody's, and came out as it should. */
class Suitability {
  #isShared = true;
  #isWhole = true;

  readonly spoil = (): void => {
    this.#isShared = false;
  };

  /** for now: the next who asks may have it whole */
  readonly break = (): void => {
    this.#isWhole = false;
  };

  /** what is made of the page where it may not be held */
  get fault(): { made: Exclude<Made, StoredPage> } | undefined {
    if (!this.#isShared) return { made: 'alone' };
    return this.#isWhole ? undefined : { made: undefined };
  }

  /** @returns `call`, watched */
  watch(call: Call): Call {
    return async (asked) => {
      try {
        const answer = await call(asked);
        if (answer.status === 200 && answer.headers.get(SHARED_HEADER) === SHARED) {
          // an answer may break off behind its headers
          return new Response(await answer.arrayBuffer(), answer);
        }
        if (answer.headers.has(AGE_HEADER) || answer.status >= 500 || answer.status === TOO_MANY) this.break();
        else this.spoil();
        return answer;
      } catch (error) {
        this.break();
        throw error;
      }
    };
  }

  look({ answer, composition }: ComposedPage, planned: CompositionPlan): void {
    if (answer.kind === 'lost' || (answer.kind === 'page' && answer.status >= 500)) this.break();
    else if (answer.kind !== 'page' || answer.status !== 200) this.spoil();
    // another version took the place of one that failed
    if (JSON.stringify(composition.plan) !== JSON.stringify(planned)) this.spoil();
  }
}

/** All that a guest's page depends on: what is not in here must not be in such a page. */
function dependsOn(
  { url, platform, theme, visit }: Omit<ComposedRequest['order'], 'encoding'>,
  planned: ReturnType<typeof plannedPage>,
): unknown[] {
  const { locale, currency, units, timeZone, origin, flags, site } = platform;
  return [url, { locale, currency, units, timeZone, origin, flags, site }, theme, visit, planned];
}

/** What to do about a guest's page, and of what it would be made. */
export async function guestTurn(
  pages: GuestPages,
  page: ComposedRequest,
  options: ComposedOptions,
): Promise<{ turn: Turn; plan: CompositionPlan }> {
  const planned = plannedPage(page, options);
  return { turn: await pages.turn(dependsOn(page.order, planned), page.ports.signal), plan: planned.plan };
}

/** Renders a page whose turn it is, for who asks and for all who come after. */
export async function makeGuestPage(
  { done, nobody }: Extract<Turn, { kind: 'make' }>,
  plan: CompositionPlan,
  page: ComposedRequest,
  render: (page: ComposedRequest) => Promise<ComposedPage | typeof OVERLOADED>,
): Promise<ComposedPage | typeof OVERLOADED> {
  const suitability = new Suitability();
  const { promise, resolve } = Promise.withResolvers<Made>();
  done(promise);
  // it goes on when who asked first goes away, if others wait for it
  const over = new AbortController();
  const giveUp = () => {
    // first: what is cut short is no page
    resolve(undefined);
    over.abort();
  };
  if (nobody.aborted) giveUp();
  nobody.addEventListener('abort', giveUp);
  try {
    const ports = { ...page.ports, call: suitability.watch(page.ports.call), signal: over.signal };
    const made = await render({ ...page, ports, onFault: suitability.spoil });
    if (made === OVERLOADED) {
      giveUp();
      return made;
    }
    const { answer, composition } = made;
    suitability.look(made, plan);
    const { fault } = suitability;
    if (fault || answer.kind !== 'page') {
      resolve(fault?.made);
      return made;
    }
    // at once: who has read it leaves in the same turn
    const keep = () => nobody.removeEventListener('abort', giveUp);
    answer.body.on('end', keep);
    const { header } = composition.plan;
    const { encoding } = page.order;
    const finish = async (): Promise<Made> => {
      const copy = await made.whole;
      keep();
      over.abort();
      if (suitability.fault) return suitability.fault.made;
      return copy && storedPage({ header, versions: [...made.shown], nonce: answer.nonce, encoding, body: copy });
    };
    finish().then(resolve, () => resolve(undefined));
    return made;
  } catch (error) {
    giveUp();
    throw error;
  }
}
