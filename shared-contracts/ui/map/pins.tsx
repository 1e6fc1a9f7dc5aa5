import type { CSSProperties } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { cx } from '../cx.ts';
import css from '../map.module.css';
import { useWords } from '../words.ts';
import type { LngLat, MapContent } from './map-types.ts';

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
  const t = useWords();
  return (
    <>
      {/* The words are in the list beside the map. */}
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
            <li
              key={marker.id}
              data-at={placeName(marker)}
              style={place?.(marker)}
              className={cx(css.pin, marker.id === selected && css.selected, marker.id === hovered && css.hovered)}
            >
              <AriaButton
                className={cx(css.pinButton)}
                aria-label={marker.label}
                aria-pressed={marker.id === selected}
                onPress={() => onSelect?.(marker.id)}
                onHoverStart={() => onHover?.(marker.id)}
                onHoverEnd={() => onHover?.(null)}
                onFocus={() => {
                  onFocus?.(marker);
                  onHover?.(marker.id);
                }}
                onBlur={() => onHover?.(null)}
              >
                {marker.text}
              </AriaButton>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Every point that a map has to show. */
export const pointsOf = ({ markers = [], route = [] }: Pick<MapContent, 'markers' | 'route'>): LngLat[] => [
  ...markers,
  ...route,
];
