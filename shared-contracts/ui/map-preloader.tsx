import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { MapIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import css from './map.module.css';
import type { TourMapProps } from './map.tsx';

export interface MapPreloaderProps extends Omit<TourMapProps, 'waiting'> {
  /** A still picture behind the button: a `Picture` without ratio, or a drawing. */
  picture?: ReactNode;
  buttonLabel?: string;
  /** On a wide screen with a graphics card the map comes by itself when it is scrolled to, unless data is to be saved. */
  opensInView?: boolean;
}

/** A button in the place of a map. The map's code, a third of a megabyte, comes only when it is pressed or scrolled to. */
export function MapPreloader({
  picture,
  buttonLabel,
  opensInView,
  className,
  ratio = '16/9',
  ...map
}: MapPreloaderProps) {
  const t = useKitMessages();
  const [TourMap, setTourMap] = useState<ComponentType<TourMapProps>>();
  const [isComing, setComing] = useState(false);
  const isAsked = useRef(false);
  const placeRef = useRef<HTMLDivElement>(null);

  async function load() {
    try {
      const loaded = await import('./map.tsx');
      if (isAsked.current || loaded.isDrawnByCard()) setTourMap(() => loaded.TourMap);
    } catch {
      // the button is there to try again
    }
    setComing(false);
  }
  const comeIntoView = useEffectEvent(load);
  useEffect(() => {
    const place = placeRef.current;
    if (!opensInView || !place || !isWide() || savesData()) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void comeIntoView();
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [opensInView]);

  useEffect(() => {
    // The button is gone: the focus goes on where it was.
    if (TourMap && isAsked.current) placeRef.current?.focus({ preventScroll: true });
  }, [TourMap]);

  const still = picture ? <div className={css.coverPicture}>{picture}</div> : null;
  if (TourMap) {
    return (
      <div ref={placeRef} tabIndex={-1} className={cx(css.revealed, className)}>
        <TourMap {...map} ratio={ratio} waiting={still} />
      </div>
    );
  }
  return (
    <div ref={placeRef} className={cx(css.cover, className)} style={{ aspectRatio: ratio }}>
      {still}
      <Button
        variant="light"
        isLoading={isComing}
        onPress={() => {
          isAsked.current = true;
          setComing(true);
          void load();
        }}
      >
        <MapIcon size={18} />
        {buttonLabel ?? t('map.show')}
      </Button>
    </div>
  );
}

const isWide = () => matchMedia('(min-width: 992px)').matches;
const savesData = () => {
  // asked alone: a browser that does not know the feature takes its opposite for untrue as well
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return true;
  const line: unknown = Reflect.get(navigator, 'connection');
  return typeof line === 'object' && line !== null && Reflect.get(line, 'saveData') === true;
};
