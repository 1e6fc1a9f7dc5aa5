/** px, from the left upper corner of the map */
export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where elements lie, as seen from a layer of the map. Hidden ones lie nowhere. */
export function rectsOf(elements: Iterable<Element>, layer: Element): Rect[] {
  const from = layer.getBoundingClientRect();
  return [...elements].flatMap((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    if (width === 0) return [];
    return { left: left - from.left, right: right - from.left, top: top - from.top, bottom: bottom - from.top };
  });
}
