import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { WhenNear } from '../../../common/ui/when-near.tsx';
import css from './weather.module.css';

const loadWidget = () => import('./weather-widget.tsx');

/** The weather widget, by the flag of specification §3. */
export function Weather({ tour }: { tour: Tour }) {
  const { site } = usePlatform();
  if (!site.tour.shouldShowWeatherWidget) return null;
  return <WhenNear load={loadWidget} props={{ tour }} className={css.place} />;
}
