import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TourMap } from './map.tsx';
import { MapPreloader } from './map-preloader.tsx';

const ROUTE = [
  { name: 'Karakol', lng: 78.39, lat: 42.49, day: 1 },
  { name: 'Ala-Kul', lng: 78.54, lat: 42.32, day: 3 },
];
const MARKERS = [
  { id: 'a', text: '€890', label: 'Terskey Alatau, €890', lng: 78.4, lat: 42.4 },
  { id: 'b', text: '€640', label: 'Song-Kul, €640', lng: 75.1, lat: 41.8 },
];

// A device without WebGL: jsdom has no canvas at all.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

describe('TourMap', () => {
  it('is a still map where there is no WebGL, with the same pins', async () => {
    const select = jest.fn();
    render(<TourMap label="Tours" markers={MARKERS} selected="b" onSelect={select} />);
    const map = screen.getByRole('region', { name: 'Tours' });
    const pins = within(await within(map).findByRole('list', { name: 'Places on the map' }));
    expect(pins.getByRole('button', { pressed: true }).textContent).toBe('€640');
    await userEvent.click(pins.getByRole('button', { name: 'Terskey Alatau, €890' }));
    expect(select).toHaveBeenCalledWith('a');
    expect(screen.getByText(/cannot draw the live map/)).toBeTruthy();
  });

  it('tells which pin is pointed at, by mouse or by keyboard', async () => {
    const hover = jest.fn();
    render(<TourMap label="Tours" markers={MARKERS} onHover={hover} />);
    await screen.findByRole('button', { name: 'Terskey Alatau, €890' });
    await userEvent.tab();
    expect(hover).toHaveBeenLastCalledWith('a');
    await userEvent.tab();
    expect(hover).toHaveBeenLastCalledWith('b');
    await userEvent.tab();
    expect(hover).toHaveBeenLastCalledWith(null);
  });

  it('says on a pin for several what they cost at least', async () => {
    const several = { id: 'c', text: '4 tours', note: 'from €640', label: '4 tours from €640', lng: 75, lat: 41 };
    render(<TourMap label="Tours" markers={[several]} />);
    const pin = await screen.findByRole('button', { name: '4 tours from €640' });
    expect(pin.textContent).toBe('4 tours from €640');
  });

  it('shows all there is, goes where it is sent, and comes back', async () => {
    const extent = { west: -20, east: 80, south: 30, north: 65 };
    const near = { west: 75, east: 78.5, south: 41.7, north: 42.5 };
    const { rerender } = render(<TourMap label="Tours" markers={MARKERS} extent={extent} />);
    await screen.findByRole('button', { name: 'Song-Kul, €640' });
    const apart = () => {
      const [a = 0, b = 0] = screen
        .getAllByRole('listitem')
        .map((pin) => Number(/[\d.]+/.exec(pin.style.transform)?.[0] ?? 0));
      return Math.abs(a - b);
    };
    const far = apart();
    rerender(<TourMap label="Tours" markers={MARKERS} extent={extent} goTo={near} keepsView />);
    expect(apart()).toBeGreaterThan(far * 5);
    rerender(<TourMap label="Tours" markers={MARKERS} extent={extent} goTo={near} />);
    expect(apart()).toBeCloseTo(far, 5);
  });

  it('puts west to the left of east, and north above south', async () => {
    render(<TourMap label="Tours" markers={MARKERS} />);
    const east = await screen.findByRole('button', { name: 'Terskey Alatau, €890' });
    const west = screen.getByRole('button', { name: 'Song-Kul, €640' });
    const at = (pin: HTMLElement) =>
      pin
        .closest('li')
        ?.style.transform.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    const [[eastX = 0, eastY = 0], [westX = 0, westY = 0]] = [at(east), at(west)];
    expect(westX).toBeLessThan(eastX);
    expect(eastY).toBeLessThan(westY);
  });
});

describe('a route on the map', () => {
  const LOOP = [...ROUTE, { name: 'Karakol', lng: 78.39, lat: 42.49, day: 4 }];

  it('has the numbers of its days, each of which can be chosen', async () => {
    const choose = jest.fn();
    const { rerender } = render(<TourMap label="The route" route={LOOP} onDay={choose} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Day 4: Karakol' }));
    expect(choose).toHaveBeenCalledWith(4);
    expect(screen.getByRole('button', { name: 'Day 3: Ala-Kul' }).getAttribute('aria-pressed')).toBe('false');
    rerender(<TourMap label="The route" route={LOOP} day={3} onDay={choose} />);
    expect(screen.getByRole('button', { name: 'Day 3: Ala-Kul' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says where it begins and ends, in one place when that is one', async () => {
    const { rerender } = render(<TourMap label="The route" route={LOOP} />);
    expect(await screen.findByText('Start and finish')).toBeTruthy();
    rerender(<TourMap label="The route" route={ROUTE} />);
    expect([screen.queryByText('Start and finish'), screen.queryByText('Start')?.textContent]).toEqual([null, 'Start']);
    expect(screen.getByText('Finish')).toBeTruthy();
  });

  it('that is drawn in passing has no words, and leaves the map where it is', async () => {
    const { rerender } = render(<TourMap label="Tours" markers={MARKERS} isRouteInPassing />);
    const pin = await screen.findByRole('button', { name: 'Song-Kul, €640' });
    const before = pin.closest('li')?.style.transform;
    rerender(<TourMap label="Tours" markers={MARKERS} route={LOOP} isRouteInPassing />);
    expect(pin.closest('li')?.style.transform).toBe(before);
    expect([screen.queryByText('Start and finish'), screen.queryByRole('list', { name: 'Route' })]).toEqual([
      null,
      null,
    ]);
  });
});

describe('MapPreloader', () => {
  it('draws nothing before somebody asks', async () => {
    render(<MapPreloader label="The route" route={ROUTE} picture={<img src="/still.jpg" alt="" />} />);
    expect(screen.queryByRole('region')).toBeNull();
    expect(HTMLCanvasElement.prototype.getContext).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Show on map' }));
    const map = await screen.findByRole('region', { name: 'The route' });
    expect(document.activeElement?.contains(map)).toBe(true);
    expect(await screen.findByText(/^Map data: Natural Earth, NASA/)).toBeTruthy();
    const stops = within(screen.getByRole('list', { name: 'Route' })).getAllByRole('listitem');
    expect(stops.map(({ textContent }) => textContent)).toEqual(['Day 1: Karakol', 'Day 3: Ala-Kul']);
  });

  describe('that opens in view', () => {
    let comesIntoView: () => void;
    beforeEach(() => {
      comesIntoView = () => undefined;
      class Watcher {
        constructor(hear: IntersectionObserverCallback) {
          const entry = { isIntersecting: true } as IntersectionObserverEntry;
          comesIntoView = () => hear([entry], this as unknown as IntersectionObserver);
        }
        observe() {}
        disconnect() {}
      }
      jest
        .spyOn(window, 'IntersectionObserver')
        .mockImplementation(((hear: IntersectionObserverCallback) => new Watcher(hear)) as never);
    });
    afterEach(() => {
      jest.restoreAllMocks();
      Reflect.deleteProperty(navigator, 'connection');
    });
    const onScreen = (known: string[]) =>
      jest.spyOn(window, 'matchMedia').mockImplementation(((media: string) => ({
        matches: known.includes(media),
        media,
        addEventListener() {},
        removeEventListener() {},
      })) as never);
    const WIDE = '(min-width: 992px)';
    const withCard = (hasCard: boolean) =>
      jest
        .spyOn(HTMLCanvasElement.prototype, 'getContext')
        .mockImplementation(((_kind: string, options?: { failIfMajorPerformanceCaveat?: boolean }) =>
          hasCard && options?.failIfMajorPerformanceCaveat
            ? { getExtension: () => null, getParameter: () => 'Mali-G78' }
            : null) as never);

    it.each([
      ['a wide screen with a card', [WIDE], true, false, true],
      ['a phone', [], true, false, false],
      ['a device without a card', [WIDE], false, false, false],
      ['a line that saves data', [WIDE], true, true, false],
      ['a reader who wants little data', [WIDE, '(prefers-reduced-data: reduce)'], true, false, false],
    ])('on %s', async (_case, known, hasCard, saveData, isOpen) => {
      onScreen(known);
      withCard(hasCard);
      Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
      render(<MapPreloader label="The route" route={ROUTE} opensInView />);
      expect(screen.queryByRole('region')).toBeNull();
      await act(async () => {
        comesIntoView();
        await import('./map.tsx');
      });
      expect(screen.queryByRole('region') !== null).toBe(isOpen);
      expect(screen.queryByRole('button', { name: 'Show on map' }) === null).toBe(isOpen);
      expect(document.activeElement).toBe(document.body);
    });
  });
});
