import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { RouteMap } from '../features/route-map/ui/route-map.tsx';

/** A tour's route for other pages: a sketch, and the map for whoever asks. */
export default defineFragment<'mf-tour/route-map'>({ Component: RouteMap });
