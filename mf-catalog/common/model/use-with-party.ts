import { useLocation } from 'react-router';
import { partyOf, withParty } from './party.ts';

/** Takes the party of the page's address along to another address. */
export function useWithParty(): (href: string) => string {
  const { search } = useLocation();
  const people = partyOf(new URLSearchParams(search));
  return (href) => withParty(href, people);
}
