import { lazy, type MouseEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type CurrentSearch, currentSearch } from './current-search.ts';
import { LazyPart } from './lazy-part.tsx';
import { usePage } from './use-page.ts';

/** the dialog and the finder's code are fetched when somebody opens it */
const SearchDialog = lazy(() => import('./search-dialog.tsx'));

export interface SearchOpening {
  search: CurrentSearch;
  open(): void;
}

/** A plain click opens the finder in place of following the link; with a key held down the link is a link. */
export const opensHere = (open: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
};

/** the listing's remote says it beside its other data, which is its own business */
const placeNameOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data && 'placeName' in data && typeof data.placeName === 'string'
    ? data.placeName
    : undefined;

/** What is searched now, and the finder that opens from it. */
export function Search({ children }: { children: (opening: SearchOpening) => ReactNode }) {
  const page = usePage();
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const listing = page?.kind === 'page' && page.id === 'listing' ? page : undefined;
  const search = currentSearch(listing?.params.slug, query, placeNameOf(listing?.data));
  return (
    <>
      {children({ search, open: () => setOpen(true) })}
      {isOpen && (
        <LazyPart onFail={() => setOpen(false)}>
          <SearchDialog search={search} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
