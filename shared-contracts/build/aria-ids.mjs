// Ids of react-aria's components. Its own ask whether a server rendered the page, so that several copies of it do not meet: the answer
// changes after hydration, and every button and field is rendered once more for a prefix that stays as it is. A page has one copy
// of react-aria, and React tells server and browser ids apart. In place of ssr/SSRProvider for utils/useId, for browsers alone.
import { useId } from 'react';

export const useSSRSafeId = (given) => {
  const id = useId();
  return given || `react-aria-${id}`;
};
