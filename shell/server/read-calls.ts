import { useStore } from '@cairn/shared-contracts/state/store-context';
import { skipToken } from '@reduxjs/toolkit/query';

/** what of RTK Query's own result of a hook depends on the call alone */
interface CallState {
  data?: unknown;
  error?: unknown;
  isUninitialized: boolean;
  isLoading: boolean;
  isSuccess: boolean;
}

interface Options {
  skip?: boolean;
  selectFromResult?: (state: object) => object;
}

type Select = (arg: unknown) => (state: unknown) => CallState;

/** as RTK Query tells it of a component's first look: there was no other call before */
function firstLook(call: CallState): object {
  const { data, error, isUninitialized } = call;
  const isFetching = call.isLoading;
  const hasData = data !== undefined;
  return {
    ...call,
    data,
    currentData: data,
    isFetching,
    isLoading: !hasData && isFetching,
    isSuccess: call.isSuccess || (hasData && ((isFetching && error === undefined) || isUninitialized)),
  };
}

/** nobody has asked yet, and the browser is about to */
const aboutToAsk = (look: object): object =>
  'isUninitialized' in look && look.isUninitialized
    ? {
        ...look,
        isUninitialized: false,
        isFetching: true,
        isLoading: !('data' in look && look.data !== undefined),
        status: 'pending',
      }
    : look;

const refetch = (): never => {
  throw new Error('a page of the server asks for nothing again');
};

/**
 * `useQuery` of one endpoint for pages of the server: the result that RTK Query's own gives there, read from the store. Its own keeps a
 * subscription and remembers what it selected, for changes that no page of the server lives to see: nine hooks for each heart of a list.
 */
export function readingHook(endpoint: object): (arg: unknown, options?: Options) => object {
  // RTK's queries have a selector
  const select = Reflect.get(endpoint, 'select') as Select;
  return (arg, { skip = false, selectFromResult } = {}) => {
    const store = useStore();
    const isSkipped = skip || arg === skipToken;
    const look = firstLook(select(isSkipped ? skipToken : arg)(store.getState()));
    const selected = selectFromResult ? selectFromResult(look) : isSkipped ? look : aboutToAsk(look);
    return { ...selected, refetch };
  };
}
