import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export interface Water {
  rivers: GeoJSON.FeatureCollection;
  lakes: GeoJSON.FeatureCollection;
}

/** Corners of the data stand on a grid of some kilometres: cut twice they look like banks (Chaikin). */
function softened(line: GeoJSON.Position[], isClosed: boolean, times = 2): GeoJSON.Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (times === 0 || line.length < 3 || !first || !last) return line;
  const cut = line.slice(1).flatMap(([x1 = 0, y1 = 0], index) => {
    const [x0 = 0, y0 = 0] = line[index] ?? [];
    return [
      [x0 * 0.75 + x1 * 0.25, y0 * 0.75 + y1 * 0.25],
      [x0 * 0.25 + x1 * 0.75, y0 * 0.25 + y1 * 0.75],
    ];
  });
  const ends = isClosed ? [...cut, cut[0] ?? first] : [first, ...cut, last];
  return softened(ends, isClosed, times - 1);
}

function soft(geometry: GeoJSON.Geometry): GeoJSON.Geometry {
  switch (geometry.type) {
    case 'LineString':
      return { ...geometry, coordinates: softened(geometry.coordinates, false) };
    case 'MultiLineString':
      return { ...geometry, coordinates: geometry.coordinates.map((line) => softened(line, false)) };
    case 'Polygon':
      return { ...geometry, coordinates: geometry.coordinates.map((ring) => softened(ring, true)) };
    case 'MultiPolygon':
      return { ...geometry, coordinates: geometry.coordinates.map((area) => area.map((ring) => softened(ring, true))) };
    default:
      return geometry;
  }
}

const softLayer = ({ features, type }: GeoJSON.FeatureCollection): GeoJSON.FeatureCollection => ({
  type,
  features: features.map((one) => ({ ...one, geometry: soft(one.geometry) })),
});

/** Rivers and lakes. Natural Earth, public domain. */
export async function loadWater(): Promise<Water> {
  const { default: data } = await import('./data/water.json', { with: { type: 'json' } });
  // made by generate-map-data.ts
  const water = data as unknown as Topology<{ rivers: GeometryCollection; lakes: GeometryCollection }>;
  return {
    rivers: softLayer(feature(water, water.objects.rivers)),
    lakes: softLayer(feature(water, water.objects.lakes)),
  };
}
