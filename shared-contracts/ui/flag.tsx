import { toAlpha2 } from '../domain/country-codes.ts';
import css from './flag.module.css';
import './flags.css';

/** The flag of a country, by two or three letters of ISO 3166-1. Decoration: its country stands beside it in words. */
export function Flag({ country }: { country: string }) {
  return <span className={css.flag} data-flag={toAlpha2(country)} aria-hidden="true" />;
}
