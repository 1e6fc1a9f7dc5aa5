import type { LngLat, RoutePlace } from '../../domain/route-legs.ts';

export type { LngLat };

/** Something on the map that can be chosen: a tour with its price. */
export interface MapMarker extends LngLat {
  id: string;
  /** On the pin: "€890". */
  text: string;
  /** Below it in lower case: "from €640". */
  note?: string;
  /** Accessible name: "Terskey Alatau traverse, €890". */
  label: string;
}

/** A place that a route passes, in order. */
export type MapStop = RoutePlace;

/** A name of the map itself: a town. */
export interface MapPlace extends LngLat {
  name: string;
}

/** Pictures of a map by address, `https://tiles.example/{z}/{x}/{y}.png`, and who is to be named for them. */
export interface MapTiles {
  url: string;
  attribution: string;
}

export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What a drawn map gets, live or still. */
export interface MapContent {
  /** What the map is laid with in place of the site's own data; the still map has none. */
  tiles?: MapTiles | undefined;
  markers?: readonly MapMarker[];
  route?: readonly MapStop[];
  /** The day whose way is drawn bold. */
  day?: number | null;
  /** A number on the route was chosen; without it numbers are no buttons. */
  onDay?: (day: number) => void;
  /** Where somebody is on the route now. */
  walker?: LngLat | null;
  /** Towns, the more important first. */
  places?: readonly MapPlace[];
  /** The route is drawn for a look: it does not move the map. */
  isRouteInPassing?: boolean;
  /** Id of the marker that is open. */
  selected?: string | null;
  /** Id of the marker whose card is pointed at. */
  hovered?: string | null;
  onSelect?: (id: string) => void;
  /** A marker is pointed at or focused, or none any more. */
  onHover?: (id: string | null) => void;
  /** The map came to rest: "Search as I move the map". Never called by the still map. */
  onMove?: (bounds: MapBounds) => void;
  /** What there is to see when the markers are not all of it: the map begins with it, and goes back to it when everything is asked for. */
  extent?: MapBounds;
  /** Where the map goes, as close as that allows. Each new object is one trip. */
  goTo?: MapBounds | null;
  /** Other markers leave the map where it is: the visitor has put it there. */
  keepsView?: boolean;
  /** The map is the page: the wheel zooms and one finger moves. Elsewhere those scroll the page. */
  isWholePage?: boolean;
}
