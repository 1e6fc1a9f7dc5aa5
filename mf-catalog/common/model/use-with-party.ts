import { useLocation } from 'react-router';
import { agesOf, partyOf, withParty } from './party.ts';

/** Takes the party of the page's address along to another address. */
export function useWithParty(): (href: string) => string {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  return (href) => withParty(href, partyOf(query), agesOf(query));
}
