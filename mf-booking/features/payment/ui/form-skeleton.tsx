import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import css from './form-skeleton.module.css';

/** The card form's place, until the provider is known. */
export function FormSkeleton() {
  return (
    <div className={css.panel} aria-busy="true">
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={52} />
    </div>
  );
}
