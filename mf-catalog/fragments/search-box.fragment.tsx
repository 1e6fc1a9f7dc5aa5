import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { Finder } from '../features/finder/ui/finder.tsx';

/** For the site's header: the finder of the home page, starting with the search that the visitor is in. */
export default defineFragment<'mf-catalog/search-box'>({ Component: Finder });
