import { defineRoute, type RouteProps, type RouteRequest } from '@cairn/shared-contracts/remote/platform';
import { tourSearch } from '../common/model/search-api.ts';
import { ClimateLink } from '../features/climate/ui/climate-link.tsx';
import { loadGuide } from '../features/guide/model/load-guide.ts';
import { CountryGuide } from '../features/guide/ui/country-guide.tsx';
import { type ListingData, loadListing } from '../features/listing/model/listing-data.ts';
import { useListingState } from '../features/listing/model/use-listing-state.ts';
import { ListingPage, TOURS_ANCHOR } from '../features/listing/ui/listing-page.tsx';

async function loadPage(request: RouteRequest): Promise<ListingData> {
  const data = await loadListing(request);
  if (data.country) await loadGuide(data.country, request.load);
  return data;
}

function Listing({ params, data }: RouteProps<ListingData>) {
  const state = useListingState(params.slug);
  const { data: answer } = tourSearch.toursPage.useQuery(state.filter);
  if (!answer) return null;
  const { place } = answer;
  return (
    <ListingPage
      answer={answer}
      state={state}
      waysOut={data.waysOut}
      guide={
        place && place.id === data.country?.id ? (
          <CountryGuide place={place} answer={answer} anchor={TOURS_ANCHOR} />
        ) : null
      }
    >
      {place ? <ClimateLink place={place} /> : null}
    </ListingPage>
  );
}

export default defineRoute({ loader: loadPage, Component: Listing });
