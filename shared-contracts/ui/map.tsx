import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { useKitMessages } from './kit-messages.ts';
import { isDrawnByCard } from './map/drawn-by-card.ts';
import type { MapBounds, MapContent, MapMarker, MapPlace, MapStop } from './map/map-types.ts';
import { StopList } from './map/stop-list.tsx';
import css from './map.module.css';

export type { MapBounds, MapMarker, MapPlace, MapStop };
export { isDrawnByCard };

export interface TourMapProps extends MapContent {
  /** What the map is of. */
  label: string;
  /** Width to height: `'16/9'`. Without it the map fills its parent. */
  ratio?: string;
  className?: string;
  /** What is seen until the map is there, instead of words. */
  waiting?: ReactNode;
  /** Lies over the map, full screen included. */
  children?: ReactNode;
}

/** What WebGL draws, or a still picture of the same where there is none. */
type Drawn = ComponentType<MapContent & { onBroken: () => void }>;

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

const loadLive = () => import('./map/live-map.tsx').then(({ LiveMap }): Drawn => LiveMap);
const loadStill = () => import('./map/still-map.tsx').then(({ StillMap }): Drawn => StillMap);

/**
 * A map without the network: land, borders and names come with the site. Pins are buttons, the route a numbered list. The code
 * that draws it is fetched when this is shown in a browser, so show it when somebody asks for a map.
 */
export function TourMap({ label, ratio, className, waiting, children, ...content }: TourMapProps) {
  const { Drawing, hasFailed, load } = useDrawing();
  const loadStillInstead = useCallback(() => load(loadStill), [load]);
  return (
    <section
      aria-label={label}
      aria-busy={!Drawing && !hasFailed}
      className={cx(css.map, className)}
      style={ratio ? { aspectRatio: ratio } : undefined}
    >
      {Drawing ? (
        <Drawing {...content} onBroken={loadStillInstead} />
      ) : (
        <Waiting picture={waiting} hasFailed={hasFailed} onRetry={() => load()} />
      )}
      {children}
      <StopList route={content.isRouteInPassing ? undefined : content.route} />
    </section>
  );
}

function useDrawing() {
  const [Drawing, setDrawing] = useState<Drawn | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isHere = useRef(true);
  const load = useCallback((how = hasWebGl() ? loadLive : loadStill) => {
    setHasFailed(false);
    how().then(
      (drawn) => isHere.current && setDrawing(() => drawn),
      () => isHere.current && setHasFailed(true),
    );
  }, []);
  useEffect(() => {
    isHere.current = true;
    load();
    return () => {
      isHere.current = false;
    };
  }, [load]);
  return { Drawing, hasFailed, load };
}

interface WaitingProps {
  picture: ReactNode;
  hasFailed: boolean;
  onRetry: () => void;
}

function Waiting({ picture, hasFailed, onRetry }: WaitingProps): ReactNode {
  const t = useKitMessages();
  if (!hasFailed) {
    return (
      picture ?? (
        <p className={css.waiting} role="status">
          {t('map.loading')}
        </p>
      )
    );
  }
  return (
    <div className={css.waiting} role="alert">
      <p>{t('map.failed')}</p>
      <Button variant="secondary" size="sm" onPress={onRetry}>
        {t('map.retry')}
      </Button>
    </div>
  );
}
