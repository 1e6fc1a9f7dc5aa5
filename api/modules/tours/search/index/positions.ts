import { planeX, planeY } from '@cairn/shared-contracts/domain/mercator';
import type { TourIndex } from './tour-index.ts';
import type { TourRecord } from './tour-records.ts';

/** Where a row's tour starts: on the unit sphere, in degrees and on the plane of maps. */
export function locate(
  { spots, places }: Pick<TourIndex, 'spots' | 'places'>,
  row: number,
  { lat, lng }: TourRecord,
): void {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  spots[row * 3] = Math.cos(phi) * Math.cos(lambda);
  spots[row * 3 + 1] = Math.cos(phi) * Math.sin(lambda);
  spots[row * 3 + 2] = Math.sin(phi);
  places.set([lat, lng, planeX(lng), planeY(lat)], row * 4);
}
