import type { Gate } from './gates.ts';

/** What a gate says of itself; what it looks at it gets from a browser, see deploy/check. */
export type SlowGate = Omit<Gate, 'look'>;

export const renders: SlowGate = {
  name: 'render',
  guards: 'pages and fragments that do not come, come too late, or take the process with them',
  example: '/alps-hut-to-hut-12 answers 500, and 200 with 1.4.0, which is live',
  mend: 'the log of the check tells why: `npm run dev` shows it with its source',
};

export const hydrates: SlowGate = {
  name: 'hydration',
  guards: 'pages that the browser draws a second time, since it would have written them otherwise than the server',
  example: '/guides is drawn anew in the browser: the text is not the one that the server wrote',
  mend: 'render the same on both sides; what only the browser knows (time, storage, window) comes in an effect. `npm run dev` names the text',
};

export const isQuiet: SlowGate = {
  name: 'console',
  guards: 'visitors from errors that nobody sees but they',
  example: '/guides: TypeError: Cannot read properties of undefined',
  mend: 'open the page with `npm run dev` and look at the console',
};

export const isAccessible: SlowGate = {
  name: 'accessibility',
  guards: 'people with a keyboard, a screen reader or weak eyes (WCAG 2.2 AA)',
  example: '/guides: Buttons must have discernible text: <button class="…">',
  mend: 'https://dequeuniversity.com/rules/axe tells what to do about each rule',
};

export const looksAlike: SlowGate = {
  name: 'looks',
  guards: 'pages from looking otherwise than anybody meant',
  example: '/guides at 390 px: 12 % of its pixels are others than with 1.4.0, which is live',
  mend: 'look at the report; where it is meant so: --accept "<why>"',
};

export const answersFit: SlowGate = {
  name: 'answers',
  guards: 'pages from answers of the api that their contract does not allow',
  example: 'GET /spa/tour answered 200 against its contract: price: Invalid input',
  mend: 'build against the contract that the api serves, or mend the api first',
};

/** everything that `cairn check` can find, besides the contracts */
export const SLOW_GATES: readonly SlowGate[] = [renders, hydrates, isQuiet, isAccessible, looksAlike, answersFit];
