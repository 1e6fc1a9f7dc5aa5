import { type GeoBox, latOf, lngOf } from '@cairn/shared-contracts/domain/mercator';
import type { MapPin } from '../tour-search.ts';

/** A tour that is found, where it stands on the plane. */
export interface MapHit {
  id: number;
  name: string;
  /** whole units of the visitor's currency */
  units: number;
  lat: number;
  lng: number;
  x: number;
  y: number;
}

/** At zoom z a cell is 64 × 32 px: pins that lie over one another are mostly of one cell, and never of cells far apart. */
const COLUMNS = 3;
const ROWS = 4;
/** five decimals: about a metre */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

interface Cell {
  column: number;
  row: number;
  /** of the first tour */
  id: number;
  name: string;
  count: number;
  units: number;
  x: number;
  y: number;
  box: GeoBox;
}

/**
 * Thins tours out for a map: tours of one cell share a pin. The grid lies on the world, not on the window, so that pins stay where they
 * are while the map moves.
 */
export class PinGrid {
  #zoom: number;
  #cells = new Map<number, Cell>();

  /** @param zoom whole; 0 shows the world 512 px wide */
  constructor(zoom: number) {
    this.#zoom = zoom;
  }

  get size(): number {
    return this.#cells.size;
  }

  /** Tours come in the listing's order: the first one of a cell gives its pin the name. */
  add(hit: MapHit): void {
    const column = Math.floor(hit.x * 2 ** (this.#zoom + COLUMNS));
    const row = Math.floor(hit.y * 2 ** (this.#zoom + ROWS));
    const cell = this.#cells.get(this.#key(column, row));
    if (!cell) {
      const { id, name, units, x, y, lat, lng } = hit;
      const box = { west: lng, south: lat, east: lng, north: lat };
      this.#cells.set(this.#key(column, row), { column, row, id, name, count: 1, units, x, y, box });
      return;
    }
    cell.count += 1;
    cell.x += hit.x;
    cell.y += hit.y;
    if (hit.units < cell.units) cell.units = hit.units;
    const { box } = cell;
    if (hit.lng < box.west) box.west = hit.lng;
    if (hit.lng > box.east) box.east = hit.lng;
    if (hit.lat < box.south) box.south = hit.lat;
    if (hit.lat > box.north) box.north = hit.lat;
  }

  /** Cells of the next zoom out, until there are no more than `most`. */
  thinTo(most: number): this {
    while (this.size > most && this.#zoom > 0) this.#coarsen();
    return this;
  }

  pins(): MapPin[] {
    return Array.from(this.#cells.values(), ({ id, name, count, units, x, y, box }) => ({
      ...{ id, count, units, box },
      ...(count === 1 ? { name } : {}),
      lat: round(latOf(y / count)),
      lng: round(lngOf(x / count)),
    }));
  }

  #key(column: number, row: number): number {
    return column * 2 ** (this.#zoom + ROWS) + row;
  }

  #coarsen(): void {
    const finer = this.#cells.values();
    this.#zoom -= 1;
    this.#cells = new Map();
    for (const cell of finer) {
      const [column, row] = [cell.column >> 1, cell.row >> 1];
      const into = this.#cells.get(this.#key(column, row));
      if (!into) {
        this.#cells.set(this.#key(column, row), { ...cell, column, row });
        continue;
      }
      into.count += cell.count;
      into.x += cell.x;
      into.y += cell.y;
      into.units = Math.min(into.units, cell.units);
      into.box = around(into.box, cell.box);
    }
  }
}

const around = (a: GeoBox, b: GeoBox): GeoBox => ({
  west: Math.min(a.west, b.west),
  south: Math.min(a.south, b.south),
  east: Math.max(a.east, b.east),
  north: Math.max(a.north, b.north),
});
