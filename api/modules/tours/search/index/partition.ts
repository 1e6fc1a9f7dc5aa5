/** Quickselect: moves what stands before `place` in the order before it, within [from, to). Nothing else is sorted. */
export function partition(
  rows: Int32Array,
  from: number,
  to: number,
  place: number,
  compare: (a: number, b: number) => number,
): void {
  let [low, high] = [from, to - 1];
  while (low < high && place > low && place <= high) {
    const pivot = rows[(low + high) >>> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(rows[left] ?? 0, pivot) < 0) left += 1;
      while (compare(rows[right] ?? 0, pivot) > 0) right -= 1;
      if (left > right) break;
      const moved = rows[left] ?? 0;
      rows[left] = rows[right] ?? 0;
      rows[right] = moved;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
}
