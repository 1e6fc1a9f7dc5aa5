import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { CompareTray } from '../features/compare/ui/compare-tray.tsx';

/** The favourites of this visit, and the way to see them side by side. */
export default defineFragment<'mf-catalog/compare-tray'>({ Component: CompareTray });
