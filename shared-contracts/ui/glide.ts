const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/**
 * Scrolls a row sideways in a set time; the browser's own smooth scrolling takes what it likes. Snapping waits meanwhile.
 * Who wants no motion is there at once. @returns stops where it is
 */
export function glide(row: HTMLElement, left: number, ms: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollLeft = left;
    return () => undefined;
  }
  const from = row.scrollLeft;
  const start = performance.now();
  row.style.scrollSnapType = 'none';
  const land = () => row.style.removeProperty('scroll-snap-type');
  let frame = requestAnimationFrame(function step(now) {
    const part = Math.min(Math.max((now - start) / ms, 0), 1);
    row.scrollLeft = from + (left - from) * easeOut(part);
    if (part < 1) frame = requestAnimationFrame(step);
    else land();
  });
  return () => {
    cancelAnimationFrame(frame);
    land();
  };
}
