import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useKitMessages } from '../kit-messages.ts';
import css from '../map.module.css';
import { createMap, type DrawnMap, type MapLabels } from './create-map.ts';
import { degreeText, shownDegree, sideOf } from './graticule.ts';
import { useThemeCount } from './map-colours.ts';
import type { MapBounds, MapContent } from './map-types.ts';
import { cornersOf } from './mercator.ts';
import { Pins, placeName, pointsOf } from './pins.tsx';
import { Tools } from './tools.tsx';

/** The map that moves: MapLibre below, buttons and words of the page above. */
export function LiveMap({ onBroken, onMove, isWholePage = false, ...content }: MapContent & { onBroken: () => void }) {
  const t = useKitMessages();
  const texts = useMapLabels();
  const boxRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLDivElement>(null);
  const labelsRef = useRef<HTMLDivElement>(null);
  const pinsRef = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap | null>(null);
  const { extent, goTo, keepsView = false } = content;
  const points = extent ? cornersOf(extent) : pointsOf(content);
  const shown = points.map(placeName).join(' ');
  const theme = useThemeCount();

  const moved = useEffectEvent((bounds: MapBounds) => onMove?.(bounds));
  const draw = useEffectEvent(() => {
    const [canvas, labels, pins] = [canvasRef.current, labelsRef.current, pinsRef.current];
    if (!canvas || !labels || !pins) return;
    try {
      drawn.current = createMap({ canvas, labels, pins }, texts, { points, isWholePage, onMove: moved });
      drawn.current.setRoute(content.route ?? []);
    } catch {
      // WebGL was promised and is not there: the drawing takes over.
      onBroken();
    }
  });
  useEffect(() => {
    draw();
    return () => {
      drawn.current?.destroy();
      drawn.current = null;
    };
  }, []);

  const update = useEffectEvent(() => {
    drawn.current?.setRoute(content.route ?? []);
    if (!keepsView) drawn.current?.fit(points);
  });
  const drawnFor = useRef({ shown, keepsView });
  useEffect(() => {
    const before = drawnFor.current;
    drawnFor.current = { shown, keepsView };
    const isLetGo = before.keepsView && !keepsView;
    if (before.shown !== shown || isLetGo) update();
  }, [shown, keepsView]);

  useEffect(() => {
    if (goTo) drawn.current?.goTo(goTo);
  }, [goTo]);

  // A theme that was there from the start is drawn already.
  useEffect(() => {
    if (theme > 0) drawn.current?.recolour();
  }, [theme]);

  // React knows nothing of the places: whatever it drew anew is put there again.
  useLayoutEffect(() => drawn.current?.place());

  return (
    <div ref={boxRef} className={css.box}>
      <div ref={canvasRef} className={css.canvas} />
      <div ref={labelsRef} className={css.over} aria-hidden="true" />
      <Tools boxRef={boxRef} onZoom={(by) => drawn.current?.zoom(by)} onFit={() => drawn.current?.fit(points)} />
      <div ref={pinsRef} className={css.over}>
        <Pins {...content} onFocus={(at) => drawn.current?.reveal(at)} />
      </div>
      <p className={css.attribution}>{t('map.attribution')}</p>
    </div>
  );
}

function useMapLabels(): MapLabels {
  const t = useKitMessages();
  const { language } = useTranslation('kit');
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return {
      canvas: t('map.canvas'),
      wheelHelp: t('map.wheelHelp'),
      wheelHelpMac: t('map.wheelHelpMac'),
      touchHelp: t('map.touchHelp'),
      country: (code) => names.of(code) ?? code,
      degree: (line) => {
        const degree = degreeText(shownDegree(line));
        const side = sideOf(line);
        return side ? t(`map.${side}`, { degree }) : degree;
      },
    };
  }, [t, language]);
}
