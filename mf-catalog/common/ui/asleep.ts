import type { LateOptions } from '@cairn/shared-contracts/remote/late';
import css from './asleep.module.css';

/**
 * What is far down a page is neither laid out nor brought to life until somebody comes near: the usual height of such a part keeps its
 * room.
 */
export const asleepAs = (height: 'collections' | 'rest' | 'card' | 'aside'): LateOptions => ({
  asleep: `${css.asleep} ${css[height]}`,
});

/** On a phone just below the first screen: laid out, but not in the task that makes the first paint. */
export const laidOutAfter: LateOptions = { asleep: css.after };
