import type { LateOptions } from '@cairn/shared-contracts/remote/late';
import css from './asleep.module.css';

/**
 * What is far down a page is not laid out, nor are fonts fetched for a letter in it, until somebody comes near: the usual height of
 * such a part keeps its room.
 */
export const asleepAs = (height: 'plan' | 'dates' | 'people' | 'smallPrint' | 'offerDetails'): LateOptions => ({
  asleep: `${css.asleep} ${css[height]}`,
});
