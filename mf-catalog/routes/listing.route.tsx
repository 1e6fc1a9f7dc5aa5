import { defineRoute, type RouteProps, type RouteRequest, Slot } from '@cairn/shared-contracts/remote/platform';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { tourSearch } from '../common/model/search-api.ts';
import { ClimateLink } from '../features/climate/ui/climate-link.tsx';
import { guideFacts } from '../features/guide/model/guide-facts.ts';
import { type ListingData, loadListing } from '../features/listing/model/listing-data.ts';
import { useListingState } from '../features/listing/model/use-listing-state.ts';
import { ListingPage, TOURS_ANCHOR } from '../features/listing/ui/listing-page.tsx';

/** about as high as it is, on the way from another page */
const GUIDE_HEIGHT = 720;

async function loadPage(request: RouteRequest): Promise<ListingData> {
  const data = await loadListing(request);
  if (data.country) {
    // most listings are of no country
    const { loadGuide } = await import('../features/guide/model/load-guide.ts');
    await loadGuide(data.country, request.load);
  }
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
          <Slot
            name="mf-catalog/country-guide"
            props={{ ...guideFacts(place, answer), anchor: TOURS_ANCHOR }}
            pending={<Skeleton shape="picture" height={GUIDE_HEIGHT} />}
          />
        ) : null
      }
    >
      {place ? <ClimateLink place={place} /> : null}
    </ListingPage>
  );
}

export default defineRoute({ loader: loadPage, Component: Listing });
