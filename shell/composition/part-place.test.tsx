import { expect, it, jest } from '@jest/globals';
import { waitingIn } from './part-place.ts';

it('a part that waits in places without boxes is watched by what it draws', () => {
  document.body.innerHTML = `<div id="part">
    <div style="display: contents"><span style="display: contents"><p>Deep</p></span><p>Near</p></div>
    <p>Own</p>
  </div>`;
  const part = document.getElementById('part');
  if (!part) throw new Error('no part');
  const observe = jest.fn<(element: Element) => void>();
  waitingIn(part).observeUsing({ observe } as unknown as IntersectionObserver);
  expect(observe.mock.calls.map(([element]) => element.textContent)).toEqual(['Deep', 'Near', 'Own']);
});
