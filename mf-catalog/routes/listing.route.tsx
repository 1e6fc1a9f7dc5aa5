import { defineRoute, type RouteProps } from '@cairn/shared-contracts/remote/platform';
import { tourSearch } from '../common/model/search-api.ts';
import { type ListingData, loadListing } from '../features/listing/model/listing-data.ts';
import { useListingState } from '../features/listing/model/use-listing-state.ts';
import { ListingPage } from '../features/listing/ui/listing-page.tsx';

function Listing({ params, data }: RouteProps<ListingData>) {
  const state = useListingState(params.slug);
  const { data: answer } = tourSearch.toursPage.useQuery(state.filter);
  return answer ? <ListingPage answer={answer} state={state} rescue={data.rescue} /> : null;
}

export default defineRoute({ loader: loadListing, Component: Listing });
