type Ring = GeoJSON.Position[];

const WORLD: Ring = [
  [-180, -85.06],
  [180, -85.06],
  [180, 85.06],
  [-180, 85.06],
  [-180, -85.06],
];

/** The part of a ring on one side of a meridian (Sutherland and Hodgman). */
function clipped(ring: Ring, meridian: number, side: 1 | -1): Ring {
  const isIn = ([lng = 0]: GeoJSON.Position) => (lng - meridian) * side <= 0;
  return ring.flatMap((point, index) => {
    const before = ring[(index + ring.length - 1) % ring.length] ?? point;
    const [[x0 = 0, y0 = 0], [x1 = 0, y1 = 0]] = [before, point];
    const crossing: Ring =
      isIn(before) === isIn(point) ? [] : [[meridian, y0 + ((y1 - y0) * (meridian - x0)) / (x1 - x0)]];
    return isIn(point) ? [...crossing, point] : crossing;
  });
}

/** A ring that goes on beyond the 180th meridian, in the world's own frame: in one part or two. */
function inFrame(ring: Ring): Ring[] {
  return [-360, 0, 360]
    .map((turn) => ring.map(([lng = 0, lat = 0]) => [lng + turn, lat]))
    .map((turned) => clipped(clipped(turned, 180, 1), -180, -1))
    .filter((part) => part.length > 3)
    .map((part) => [...part, part[0] ?? [0, 0]]);
}

/** Everything that is no land: a lid over relief that is known too coarsely to end at a coast. */
export function seaOf(land: GeoJSON.FeatureCollection): GeoJSON.MultiPolygon {
  const areas = land.features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  const shores = areas.flatMap(([outer = []]) => inFrame(outer));
  const inland = areas.flatMap(([, ...holes]) => holes.map((hole) => [hole]));
  return { type: 'MultiPolygon', coordinates: [[WORLD, ...shores], ...inland] };
}
