import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { WhenNear } from '../../../common/ui/when-near.tsx';
import css from './tickets.module.css';

const loadWidget = () => import('./ticket-widget.tsx');

/** The ticket-quote widget, by the flag of specification §3. */
export function Tickets({ tour }: { tour: Tour }) {
  const { site } = usePlatform();
  if (!site.tour.shouldShowTicketQuoteWidget) return null;
  return <WhenNear load={loadWidget} props={{ tour }} className={css.place} />;
}
