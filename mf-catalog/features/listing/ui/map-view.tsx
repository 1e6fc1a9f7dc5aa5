import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { GeoBox } from '@cairn/shared-contracts/domain/mercator';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { ArrowLeftIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useMediaQuery } from '@cairn/shared-contracts/remote/use-media-query';
import { type MapBounds, TourMap } from '@cairn/shared-contracts/ui/map';
import { useLayoutEffect, useRef, useState } from 'react';
import { withArea } from '../model/map-area.ts';
import { canPart, type Pin, pinOf, type Size, toursAt } from '../model/map-pins.ts';
import { mapFilter, shownAround } from '../model/map-window.ts';
import { useHand } from '../model/use-hand.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import { useLookedAtRoute, useTowns } from '../model/use-map-names.ts';
import { type MapPins, useMapPins } from '../model/use-map-pins.ts';
import { useMapView } from '../model/use-map-view.ts';
import { FilterCheck } from './filter-check.tsx';
import { MapSheet } from './map-sheet.tsx';
import css from './map-view.module.css';
import { PinCards } from './pin-cards.tsx';

export interface MapViewProps {
  /** What was chosen last. */
  filter: SearchFilter;
  /** What `answer` answers. */
  address: SearchFilter;
  answer: ToursPage;
  /** Tours whose cards are pointed at. */
  pointed: readonly number[];
  onPoint: (ids: readonly number[]) => void;
  onChange: ApplyFilter;
}

/** All tours of a listing on a map, the page's own and the others. Its code, the map's and the pins come when somebody asks for it. */
export default function MapView({ filter, address, answer, pointed, onPoint, onChange }: MapViewProps) {
  const { site } = usePlatform();
  const { t } = useTranslation('mf-catalog');
  const { frameRef, size } = useSize();
  const view = useMapView(filter, address);
  const map = useMapPins(filter, answer.items, view, size);
  const [isFollowing, setFollowing] = useState(true);
  const [goTo, setGoTo] = useState<GeoBox | null>(null);
  const hand = useHand(view.bounds ? null : map.extent);
  const opened = useOpened(filter);
  const isNarrow = useMediaQuery(LIST_IS_HIDDEN);
  const [shown, setShown] = useState<GeoBox | undefined>();
  const towns = useTowns(shown ?? map.extent);
  const [alone] = opened.pin?.count === 1 ? opened.pin.ids : [];
  const route = useLookedAtRoute(pointed[0] ?? alone);
  const idsAt = (pin: Pin | undefined) => toursAt(pin, answer.items).map(({ id }) => id);

  function show(bounds: GeoBox) {
    const searched = isFollowing ? withArea(filter, bounds) : null;
    view.keep(bounds, searched);
    if (searched) onChange(searched);
  }

  function select(id: string) {
    hand.letGo();
    const pin = map.pins.find((one) => one.id === id);
    if (!pin || !size) return;
    if (!canPart(pin)) return opened.toggle(pin);
    opened.close();
    setGoTo({ ...pin.box });
    show(shownAround(pin.box, size));
  }

  function move(bounds: MapBounds) {
    setShown(bounds);
    if (!hand.isOn()) return view.settle(bounds);
    if (isFollowing) hand.letGo();
    show(bounds);
  }

  function showAll() {
    hand.letGo();
    const everywhere = withArea(filter, WORLD);
    view.keep(null, everywhere);
    if (filter.lat !== undefined) onChange(everywhere);
  }

  return (
    <div className={css.box}>
      <div className={css.stage} {...hand.props}>
        <TourMap
          label={t('map.label')}
          tiles={site.mapTiles}
          markers={map.markers}
          route={route}
          isRouteInPassing
          places={towns}
          selected={opened.pin?.id ?? null}
          hovered={
            pinOf(
              map.pins,
              answer.items.find(({ id }) => id === pointed[0]),
            )?.id ?? null
          }
          onSelect={select}
          onHover={(id) => onPoint(idsAt(map.pins.find((pin) => pin.id === id)))}
          onMove={move}
          isWholePage
          goTo={goTo}
          keepsView={view.bounds !== null}
          className={css.map ?? ''}
          {...(map.extent ? { extent: map.extent } : {})}
        >
          <div ref={frameRef} className={css.frame}>
            <div className={css.top} data-over>
              <div className={css.follow}>
                <FilterCheck
                  name="follow"
                  value="1"
                  isSelected={isFollowing}
                  onChange={() => setFollowing(!isFollowing)}
                >
                  {t('map.follow')}
                </FilterCheck>
              </div>
              {view.bounds ? (
                <button type="button" className={css.all} onClick={showAll}>
                  <ArrowLeftIcon size={16} />
                  {t('map.all')}
                </button>
              ) : null}
            </div>
            <MapCount map={map} isSaid={view.bounds === null || (view.ignoresArea && filter.lat !== undefined)} />
            {opened.pin ? (
              <PinCards
                key={opened.pin.id}
                pin={opened.pin}
                tours={answer.items}
                filter={mapFilter(filter, true)}
                onClose={opened.close}
              />
            ) : null}
          </div>
        </TourMap>
      </div>
      <MapSheet
        tours={isNarrow && !opened.pin ? answer.items : []}
        filter={filter}
        found={isNarrow ? t(filter.lat === undefined ? 'listing.count' : 'map.count', { count: answer.total }) : null}
        pointed={pointed}
        onPoint={onPoint}
      />
    </div>
  );
}

/** below this width the map has the page for itself (listing-page.module.css) */
const LIST_IS_HIDDEN = '(max-width: 991.98px)';

/** How many tours are in sight, unless the listing's heading says it. */
function MapCount({ map: { inSight, total, isLoading }, isSaid }: { map: MapPins; isSaid: boolean }) {
  const { t } = useTranslation('mf-catalog');
  const isNone = inSight === 0 && !isLoading;
  const count = isSaid || isLoading || inSight === total ? '' : t('map.inSight', { shown: inSight, count: total });
  return (
    <p className={isNone ? css.none : css.count} role="status">
      {isNone ? t('map.none') : count}
    </p>
  );
}

/** more than any area holds */
const WORLD: GeoBox = { west: -180, south: -85, east: 180, north: 85 };

/** The pin whose tours are shown, until another search. */
function useOpened(filter: SearchFilter) {
  const [opened, setOpened] = useState<{ pin: Pin; search: string } | null>(null);
  const search = JSON.stringify(mapFilter(filter, true));
  const pin = opened?.search === search ? opened.pin : null;
  return {
    pin,
    toggle: (next: Pin) => setOpened(next.id === pin?.id ? null : { pin: next, search }),
    close: () => setOpened(null),
  };
}

/** The map's own size, on the page or on the whole screen, which decides how many pins there is room for. */
function useSize() {
  const frameRef = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const measure = () => {
      const [width, height] = [frame.clientWidth || 600, frame.clientHeight || 600];
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return { frameRef, size };
}
