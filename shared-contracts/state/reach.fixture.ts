// Uses that must not compile; the runner is testing/type-fixtures/usages.test.ts.
import * as platform from '../remote/platform.ts';
import type { TAG_RULES, Tag } from './tags.ts';

export const reached = [
  // error: TS2339 Property 'injectScoped' does not exist
  platform.injectScoped,
  // error: TS2339 Property 'baseApi' does not exist
  platform.baseApi,
  // error: TS2339 Property 'coreUtil' does not exist
  platform.coreUtil,
  // error: TS2339 Property 'useDispatch' does not exist
  platform.useDispatch,
  // error: TS2339 Property 'useSelector' does not exist
  platform.useSelector,
];

export function useOthers() {
  const chat = platform.useMakeStale('mf-chat');
  chat(['Chat']);
  // error: TS2322 is not assignable to type '"Chat"'
  chat(['Booking']);
  const catalog = platform.useMakeStale('mf-catalog');
  // error: TS2322 Type '"Session"' is not assignable
  catalog(['Session']);
}

type Rules = typeof TAG_RULES;
// error: TS2741 Property 'Reviews' is missing
export const rules = {} as Rules satisfies Record<Tag | 'Reviews', unknown>;
