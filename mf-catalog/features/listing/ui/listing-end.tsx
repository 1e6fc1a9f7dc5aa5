import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { StructuredScripts } from '../../../common/ui/structured-scripts.tsx';
import { listingStructured } from '../model/listing-structured.ts';
import { useListingCrumbs } from '../model/use-listing-crumbs.ts';
import { useListingFaq } from '../model/use-listing-faq.ts';
import { ListingFaq } from './listing-faq.tsx';

export interface ListingEndProps {
  answer: ToursPage;
  heading: string;
  /** all tours of a place: people ask about it */
  isWhole: boolean;
  /** narrowed by its prices, whose bounds are still those of all tours */
  isPriced: boolean;
}

/** What people ask about a place, and what search engines read of its listing. */
export default function ListingEnd({ answer, heading, isWhole, isPriced }: ListingEndProps) {
  const site = usePlatform();
  const crumbs = useListingCrumbs(answer.place);
  const questions = useListingFaq(answer);
  const asked = isWhole ? questions : [];
  const { filters: _bounds, ...priced } = answer;
  const listed = isPriced ? priced : answer;
  return (
    <>
      <ListingFaq asked={asked} />
      <StructuredScripts data={listingStructured(listed, { crumbs, heading, asked, site })} />
    </>
  );
}
