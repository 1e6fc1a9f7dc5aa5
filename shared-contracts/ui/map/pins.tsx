import { type CSSProperties, memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { cx } from '../cx.ts';
import { useKitMessages } from '../kit-messages.ts';
import css from '../map.module.css';
import type { LngLat, MapContent, MapMarker } from './map-types.ts';

export interface PinsProps
  extends Pick<MapContent, 'markers' | 'route' | 'selected' | 'hovered' | 'onSelect' | 'onHover'> {
  /** Where a place stands now, px; the live map moves its elements by itself, by their `data-at`. */
  place?: (at: LngLat) => CSSProperties;
  /** A pin got the focus: bring it into sight. */
  onFocus?: (at: LngLat) => void;
}

export const placeName = ({ lng, lat }: LngLat): string => `${lng},${lat}`;

/** What lies over a drawn map: numbered stops, and pins that are real buttons. */
export function Pins({ markers = [], route = [], selected, hovered, onSelect, onHover, place, onFocus }: PinsProps) {
  const t = useKitMessages();
  // one object for ever, so that a pin is drawn anew only when it changes: there may be hundreds
  const heard = useRef<Heard>({});
  useLayoutEffect(() => {
    heard.current = { onSelect, onHover, onFocus };
  });
  return (
    <>
      {/* The text is in the list beside the map. */}
      <div aria-hidden="true">
        {route.map((stop, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: stops are never reordered
            key={index}
            data-at={placeName(stop)}
            style={place?.(stop)}
            className={cx(css.stop, (index === 0 || index === route.length - 1) && css.end)}
          >
            <span className={css.number}>{index + 1}</span>
            <span className={css.stopName}>{stop.name}</span>
          </span>
        ))}
      </div>
      {markers.length > 0 ? (
        <ul aria-label={t('map.markers')}>
          {markers.map((marker) => (
            <Pin
              key={marker.id}
              marker={marker}
              isSelected={marker.id === selected}
              isHovered={marker.id === hovered}
              style={place?.(marker)}
              heard={heard}
            />
          ))}
        </ul>
      ) : null}
    </>
  );
}

type Heard = Pick<PinsProps, 'onSelect' | 'onHover' | 'onFocus'>;

interface PinProps {
  marker: MapMarker;
  isSelected: boolean;
  isHovered: boolean;
  style: CSSProperties | undefined;
  heard: RefObject<Heard>;
}

const Pin = memo(function Pin({ marker, isSelected, isHovered, style, heard }: PinProps) {
  return (
    <li
      data-at={placeName(marker)}
      style={style}
      className={cx(css.pin, isSelected && css.selected, isHovered && css.hovered)}
    >
      <AriaButton
        className={cx(css.pinButton)}
        aria-label={marker.label}
        aria-pressed={isSelected}
        onPress={() => heard.current.onSelect?.(marker.id)}
        onHoverStart={() => heard.current.onHover?.(marker.id)}
        onHoverEnd={() => heard.current.onHover?.(null)}
        onFocus={() => {
          heard.current.onFocus?.(marker);
          heard.current.onHover?.(marker.id);
        }}
        onBlur={() => heard.current.onHover?.(null)}
      >
        {marker.text}
        {marker.note ? <span className={css.pinNote}> {marker.note}</span> : null}
      </AriaButton>
    </li>
  );
}, isSame);

/** Markers are made anew with every answer, mostly the same ones. */
function isSame(before: PinProps, next: PinProps): boolean {
  const [a, b] = [before.marker, next.marker];
  return (
    before.isSelected === next.isSelected &&
    before.isHovered === next.isHovered &&
    before.style?.transform === next.style?.transform &&
    (a === b ||
      (a.id === b.id && a.text === b.text && a.note === b.note && a.label === b.label && placeName(a) === placeName(b)))
  );
}

/** Every point that a map has to show. */
export const pointsOf = ({ markers = [], route = [] }: Pick<MapContent, 'markers' | 'route'>): LngLat[] => [
  ...markers,
  ...route,
];
