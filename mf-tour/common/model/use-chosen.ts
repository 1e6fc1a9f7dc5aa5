import { useNavigate, useSearchParams } from 'react-router';

/** what the booking panel reads from the address */
const PARAM = 'departure';

export interface Chosen {
  /** of a departure */
  id: number | null;
  hrefOf(id: number): string;
  choose(id: number): void;
}

/** The departure that is chosen on this page: it stands in the address, where the booking panel finds it. */
export function useChosen(): Chosen {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = Number(query.get(PARAM));
  const hrefOf = (departure: number) => {
    const next = new URLSearchParams(query);
    next.set(PARAM, String(departure));
    return `?${next}`;
  };
  return {
    id: Number.isInteger(id) && id > 0 ? id : null,
    hrefOf,
    choose(departure) {
      // on phones the panel is a bar: the state tells it to open
      void navigate(hrefOf(departure), { replace: true, preventScrollReset: true, state: { chosen: 'departure' } });
    },
  };
}
