import { defineRoute, type RouteProps } from '@cairn/shared-contracts/remote/platform';
import { climate } from '../features/climate/model/api.ts';
import { type ClimateData, loadClimate } from '../features/climate/model/load-climate.ts';
import { ClimatePage } from '../features/climate/ui/climate-page.tsx';

function Climate({ data }: RouteProps<ClimateData>) {
  const { data: answer } = climate.placeClimate.useQuery({ slug: data.slug });
  return answer ? <ClimatePage climate={answer} data={data} /> : null;
}

export default defineRoute({ loader: loadClimate, Component: Climate });
