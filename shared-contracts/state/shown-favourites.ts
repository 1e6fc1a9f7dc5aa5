import { useCallback } from 'react';
import { coreUtil } from './core-endpoints.ts';
import { useDispatch } from './store-context.ts';

/** takes back what was shown before the api had said so */
export interface ShownChange {
  undo(): void;
}

/** `const show = useShownFavourites()`: shows a change of the favourites at once, before it is stored. */
export function useShownFavourites(): (change: (ids: number[]) => number[]) => ShownChange {
  const dispatch = useDispatch();
  return useCallback(
    (change) => {
      const update = coreUtil.updateQueryData('favourites', undefined, (draft) => {
        draft.ids = change(draft.ids);
      });
      // a thunk answers with what it returns; react-redux types dispatch for plain actions
      return dispatch(update as never) as unknown as ShownChange;
    },
    [dispatch],
  );
}
