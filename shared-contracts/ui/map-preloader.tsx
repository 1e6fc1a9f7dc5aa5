import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { MapIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import css from './map.module.css';
import { TourMap, type TourMapProps } from './map.tsx';

export interface MapPreloaderProps extends TourMapProps {
  /** A still picture behind the button: a `Picture` without ratio, or a drawing. */
  picture?: ReactNode;
  buttonLabel?: string;
}

/** A button in the place of a map. The map's code, a third of a megabyte, comes only when it is pressed. */
export function MapPreloader({ picture, buttonLabel, className, ratio = '16/9', ...map }: MapPreloaderProps) {
  const t = useKitMessages();
  const [isShown, setIsShown] = useState(false);
  const mapRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button is gone: the focus goes on where it was.
    if (isShown) mapRef.current?.focus({ preventScroll: true });
  }, [isShown]);

  if (isShown) {
    return (
      <div ref={mapRef} tabIndex={-1} className={cx(css.revealed, className)}>
        <TourMap {...map} ratio={ratio} />
      </div>
    );
  }
  return (
    <div className={cx(css.cover, className)} style={{ aspectRatio: ratio }}>
      {picture ? <div className={css.coverPicture}>{picture}</div> : null}
      <Button variant="light" onPress={() => setIsShown(true)}>
        <MapIcon size={18} />
        {buttonLabel ?? t('map.show')}
      </Button>
    </div>
  );
}
