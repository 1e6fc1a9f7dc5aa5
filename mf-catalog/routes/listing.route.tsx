import { defineRoute, type RouteProps } from '@cairn/shared-contracts/remote/platform';
import { tourSearch } from '../common/model/search-api.ts';
import { ClimateLink } from '../features/climate/ui/climate-link.tsx';
import { type ListingData, loadListing } from '../features/listing/model/listing-data.ts';
import { useListingState } from '../features/listing/model/use-listing-state.ts';
import { ListingPage } from '../features/listing/ui/listing-page.tsx';

function Listing({ params, data }: RouteProps<ListingData>) {
  const state = useListingState(params.slug);
  const { data: answer } = tourSearch.toursPage.useQuery(state.filter);
  if (!answer) return null;
  return (
    <ListingPage answer={answer} state={state} waysOut={data.waysOut}>
      {answer.place ? <ClimateLink place={answer.place} /> : null}
    </ListingPage>
  );
}

export default defineRoute({ loader: loadListing, Component: Listing });
