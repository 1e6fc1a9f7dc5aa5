import { useKitMessages } from '../kit-messages.ts';
import type { MapStop } from './map-types.ts';
import { stopName } from './stop-name.ts';

/** The route for who does not see the map: its stops in words. */
export function StopList({ route }: { route: readonly MapStop[] | undefined }) {
  const t = useKitMessages();
  if (!route || route.length === 0) return null;
  return (
    <ol aria-label={t('map.route')} className="vh">
      {route.map((stop, index) => (
        // A route may come to the same place twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: stops are never reordered
        <li key={index}>{stopName(t, stop)}</li>
      ))}
    </ol>
  );
}
