import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import css from './cancel-terms.module.css';

/** Until when, and what is paid back then. */
export function CancelTerms({ tour: { cancellation } }: { tour: ComparedTour }) {
  if (cancellation.length === 0) return '–';
  return (
    <dl className={css.terms}>
      {cancellation.map(({ when, what }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
