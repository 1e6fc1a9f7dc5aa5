import type { TourCard as Tour, ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { ArrowLeftIcon, XIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { type MapBounds, TourMap } from '@cairn/shared-contracts/ui/map';
import { useLayoutEffect, useRef, useState } from 'react';
import { Rail } from '../../tour-card/ui/rail.tsx';
import { TourCard } from '../../tour-card/ui/tour-card.tsx';
import { withArea } from '../model/map-area.ts';
import { pinOf, scaleIn } from '../model/map-pins.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import { useMapPins } from '../model/use-map-pins.ts';
import { FilterCheck } from './filter-check.tsx';
import { MapPager } from './map-pager.tsx';
import css from './map-view.module.css';

export interface MapViewProps {
  filter: SearchFilter;
  answer: ToursPage;
  /** Tours whose cards are pointed at. */
  pointed: readonly number[];
  onPoint: (ids: readonly number[]) => void;
  onChange: ApplyFilter;
}

/** Room that the map keeps around its pins, px (ui/map). */
const MARGIN = { width: 164, height: 96 };

/** The tours of a listing on a map. Its code, and the map's, come when somebody asks for it. */
export default function MapView({ filter, answer, pointed, onPoint, onChange }: MapViewProps) {
  const { t } = useTranslation('mf-catalog');
  const { items: tours } = answer;
  const { boxRef, size } = useSize();
  const view = useView(tours, filter);
  const map = useMapPins(tours, size, view.bounds ? scaleIn(view.bounds, size.width + MARGIN.width) : undefined);
  const [isFollowing, setFollowing] = useState(true);
  const [selected, setSelected] = useState<string | null>(null);
  const hand = useHand(tours);
  const open = map.pins.find(({ id }) => id === selected);

  function select(id: string) {
    hand.letGo();
    const pin = map.pins.find((one) => one.id === id);
    if (!pin) return;
    if (map.approach(pin)) return view.leave();
    setSelected(id === selected ? null : id);
    const card = document.getElementById(`tour-${pin.tours[0]?.tour.id}`);
    card?.scrollIntoView({ block: 'nearest' });
  }

  function move(bounds: MapBounds) {
    if (!hand.isOn()) return;
    view.keep(bounds);
    if (!isFollowing) return;
    hand.letGo();
    onChange(withArea(filter, bounds));
  }

  return (
    <div ref={boxRef} className={css.box} {...hand.props}>
      <TourMap
        label={t('map.label')}
        markers={map.markers}
        selected={selected}
        hovered={pinOf(map.pins, pointed[0] ?? null)?.id ?? null}
        onSelect={select}
        onHover={(id) => onPoint(map.pins.find((pin) => pin.id === id)?.tours.map(({ tour }) => tour.id) ?? [])}
        onMove={move}
        isWholePage
        keepsView={view.bounds !== null}
        className={css.map ?? ''}
      />
      <div className={css.top}>
        <div className={css.follow}>
          <FilterCheck name="follow" value="1" isSelected={isFollowing} onChange={() => setFollowing(!isFollowing)}>
            {t('map.follow')}
          </FilterCheck>
        </div>
        <MapPager answer={answer} filter={filter} />
        {map.isClose ? (
          <button
            type="button"
            className={css.all}
            onClick={() => {
              view.leave();
              map.widen();
            }}
          >
            <ArrowLeftIcon size={16} />
            {t('map.all')}
          </button>
        ) : null}
      </div>
      {map.markers.length === 0 ? (
        <p className={css.none} role="status">
          {t('map.none')}
        </p>
      ) : null}
      {open ? (
        <section className={css.open} aria-label={t('map.open')}>
          <IconButton label={t('close')} variant="solid" className={css.close ?? ''} onPress={() => setSelected(null)}>
            <XIcon />
          </IconButton>
          <Rail label={t('map.open')} columns={4}>
            {open.tours.map(({ tour }) => (
              <li key={tour.id}>
                <TourCard tour={tour} sizes="78vw" />
              </li>
            ))}
          </Rail>
        </section>
      ) : null}
    </div>
  );
}

/** Where the visitor has put the map. It holds for the tours that were there, and for those that are found in that very area. */
function useView(tours: readonly Tour[], filter: SearchFilter) {
  const [kept, setKept] = useState<{ bounds: MapBounds; tours: readonly Tour[] } | null>(null);
  const holds = kept && (filter.lat !== undefined || kept.tours === tours);
  return {
    bounds: holds ? kept.bounds : null,
    keep: (bounds: MapBounds) => setKept({ bounds, tours }),
    leave: () => setKept(null),
  };
}

/** The map's own size, which decides which pins would lie over one another. */
function useSize() {
  const boxRef = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 600, height: 600 });
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box || box.clientWidth === 0) return;
    setSize({
      width: Math.max(box.clientWidth - MARGIN.width, 100),
      height: Math.max(box.clientHeight - MARGIN.height, 100),
    });
  }, []);
  return { boxRef, size };
}

/**
 * Tells the moves of a visitor from those of the map itself, which goes to the tours that it is given: from a touch on until other
 * tours come.
 */
function useHand(tours: readonly Tour[]) {
  const isOn = useRef(false);
  const set = (on: boolean) => () => {
    isOn.current = on;
  };
  // before the map hears of them
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is their coming that counts
  useLayoutEffect(set(false), [tours]);
  const touch = set(true);
  return {
    props: { onPointerDownCapture: touch, onWheelCapture: touch, onKeyDownCapture: touch },
    isOn: () => isOn.current,
    letGo: set(false),
  };
}
