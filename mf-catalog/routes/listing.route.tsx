import { defineRoute, type RouteProps, type RouteRequest, Slot } from '@cairn/shared-contracts/remote/platform';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { tourSearch } from '../common/model/search-api.ts';
import { ClimateLink } from '../features/climate/ui/climate-link.tsx';
import { guideFacts } from '../features/guide/model/guide-facts.ts';
import { type ListingData, loadListing } from '../features/listing/model/listing-data.ts';
import { extrasOf } from '../features/listing/model/listing-extras.ts';
import { useListingState } from '../features/listing/model/use-listing-state.ts';
import { AppliedRow, ListingEnd, ListingPage, Sidebar, TOURS_ANCHOR } from '../features/listing/ui/listing-page.tsx';
import { NoTours } from '../features/listing/ui/listing-results.tsx';

/** about as high as it is, on the way from another page */
const GUIDE_HEIGHT = 720;

async function loadPage(request: RouteRequest): Promise<ListingData> {
  // on the way from another page the filters come with the tours; beside the map there are none
  const isList = extrasOf(request.url.searchParams).view === 'list';
  const [data] = await Promise.all([
    loadListing(request),
    isList ? Sidebar.prepare() : undefined,
    request.url.search ? AppliedRow.prepare() : undefined,
    ListingEnd.prepare(),
  ]);
  if (data.waysOut) await NoTours.prepare();
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
