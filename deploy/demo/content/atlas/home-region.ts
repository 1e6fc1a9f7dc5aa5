import type { Country, Firm, Region } from '../world/model.ts';
import type { Atlas, Position } from './model.ts';

const RADIANS = Math.PI / 180;
/** on a plane: near enough to tell regions of one country apart */
const apart = ([lat, lng]: Position, [otherLat, otherLng]: Position): number =>
  Math.hypot(otherLat - lat, (otherLng - lng) * Math.cos(((lat + otherLat) / 2) * RADIANS));

/**
 * The region that a firm tells of: the one nearest to its town. Of a town that the data set does not know near any of them, the region
 * that begins or stops there; else the one whose place in the country's list the firm has.
 */
export function homeRegion({ iso, regions, firms }: Country, firm: Firm, locate: Atlas['locate']): Region {
  const [nearest] = regions
    .flatMap((region) => {
      const town = locate(iso, firm.city, region.at);
      return town ? [{ region, away: apart(town, region.at) }] : [];
    })
    .sort((one, other) => one.away - other.away);
  const named = regions.find(({ base, stops }) => base === firm.city || stops.some(({ name }) => name === firm.city));
  const home = nearest?.region ?? named ?? regions[firms.indexOf(firm)] ?? regions[0];
  if (!home) throw new RangeError(`${iso} has no regions`);
  return home;
}
