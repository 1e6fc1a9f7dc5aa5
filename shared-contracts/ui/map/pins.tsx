import { type CSSProperties, memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { type RouteMark, routeMarks } from '../../domain/route-legs.ts';
import { cx } from '../cx.ts';
import { useKitMessages } from '../kit-messages.ts';
import css from '../map.module.css';
import type { LngLat, MapContent, MapMarker } from './map-types.ts';

export interface PinsProps
  extends Pick<
    MapContent,
    | 'markers'
    | 'route'
    | 'day'
    | 'onDay'
    | 'walker'
    | 'isRouteInPassing'
    | 'selected'
    | 'hovered'
    | 'onSelect'
    | 'onHover'
  > {
  /** Where a place stands now, px; the live map moves its elements by itself, by their `data-at`. */
  place?: (at: LngLat) => CSSProperties;
  /** A pin got the focus: bring it into sight. */
  onFocus?: (at: LngLat) => void;
}

export const placeName = ({ lng, lat }: LngLat): string => `${lng},${lat}`;

/** What lies over a drawn map: the numbers of a route's days, and pins that are real buttons. */
export function Pins({
  markers = [],
  route = [],
  day = null,
  onDay,
  walker = null,
  isRouteInPassing = false,
  selected,
  hovered,
  onSelect,
  onHover,
  place,
  onFocus,
}: PinsProps) {
  const t = useKitMessages();
  // one object for ever, so that a pin is drawn anew only when it changes: there may be hundreds
  const heard = useRef<Heard>({});
  useLayoutEffect(() => {
    heard.current = { onSelect, onHover, onFocus };
  });
  const marks = routeMarks(route);
  const isLoop = marks.length > 1 && marks.at(-1)?.kind !== 'end';
  return (
    <>
      {marks.map((mark) => (
        <Mark
          key={`${mark.kind}-${mark.day}`}
          mark={mark}
          isLoop={isLoop}
          isQuiet={isRouteInPassing}
          isChosen={mark.kind === 'day' && mark.day === day}
          onDay={onDay}
          style={place?.(mark)}
        />
      ))}
      {walker ? (
        <span data-at={placeName(walker)} style={place?.(walker)} className={css.walker} aria-hidden="true">
          <span />
        </span>
      ) : null}
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

interface MarkProps {
  mark: RouteMark;
  isLoop: boolean;
  isQuiet: boolean;
  isChosen: boolean;
  onDay: ((day: number) => void) | undefined;
  style: CSSProperties | undefined;
}

/** An end of the route with its name, or a day's number. The names of all places are in the list beside the map. */
function Mark({ mark, isLoop, isQuiet, isChosen, onDay, style }: MarkProps) {
  const t = useKitMessages();
  const { kind, day, name } = mark;
  if (kind !== 'day') {
    return (
      <span data-at={placeName(mark)} style={style} className={css.end} aria-hidden="true">
        <span className={css.ring} />
        {isQuiet ? null : (
          <span className={css.endName}>
            {t(isLoop ? 'map.startAndEnd' : kind === 'start' ? 'map.start' : 'map.end')}
          </span>
        )}
      </span>
    );
  }
  if (isQuiet) return null;
  const label = t('map.stopDay', { day, name });
  return (
    <span data-at={placeName(mark)} data-day={day} style={style} className={cx(css.stop, isChosen && css.chosen)}>
      {onDay ? (
        <AriaButton className={cx(css.number)} aria-label={label} aria-pressed={isChosen} onPress={() => onDay(day)}>
          {day}
        </AriaButton>
      ) : (
        <span className={css.number} aria-hidden="true" title={label}>
          {day}
        </span>
      )}
    </span>
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
export const pointsOf = ({
  markers = [],
  route = [],
  isRouteInPassing = false,
}: Pick<MapContent, 'markers' | 'route' | 'isRouteInPassing'>): LngLat[] =>
  isRouteInPassing ? [...markers] : [...markers, ...route];
