import type {
  DataRouteMatch,
  GetScrollPositionFunction,
  GetScrollRestorationKeyFunction,
  Location,
  RouterState,
} from 'react-router';

type Of = Pick<RouterState, 'location' | 'matches' | 'loaderData'>;

/** Where somebody was on a page, for when they come back: `<ScrollRestoration>` keeps the positions. */
export function createScrollPlaces() {
  let positions: Record<string, number> | undefined;
  let position: GetScrollPositionFunction | undefined;
  let keyOf: GetScrollRestorationKeyFunction | undefined;

  const shown = ({ loaderData }: Of) => {
    return ({ route, pathname, params }: DataRouteMatch) => {
      const { id, handle } = route;
      return { id, pathname, params, handle, data: loaderData[id], loaderData: loaderData[id] };
    };
  };
  const placeOf = (at: Of, location: Location): string => keyOf?.(location, at.matches.map(shown(at))) || location.key;

  return {
    enable(kept: Record<string, number>, now: GetScrollPositionFunction, key?: GetScrollRestorationKeyFunction) {
      [positions, position, keyOf] = [kept, now, key];
      return () => {
        positions = undefined;
        position = undefined;
        keyOf = undefined;
      };
    },
    save(at: Of): void {
      if (positions && position) positions[placeOf(at, at.location)] = position();
    },
    saved: (at: Of): number | null => positions?.[placeOf(at, at.location)] ?? null,
  };
}
