import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { CountryGuide } from '../features/guide/ui/country-guide.tsx';

/** The guide of a country above its tours. What it says is loaded with the listing: nothing moves when it comes. */
export default defineFragment<'mf-catalog/country-guide'>({ Component: CountryGuide });
