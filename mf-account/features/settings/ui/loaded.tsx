import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { SkeletonLines } from '@cairn/shared-contracts/ui/skeleton';
import type { ReactNode } from 'react';

interface LoadedProps<Data> {
  query: { data?: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: (data: NonNullable<Data>) => ReactNode;
}

/** What a call gave; before that its place, and where it failed the way to ask again. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation('mf-account');
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined && data !== null) return children(data);
  if (!isError) return <SkeletonLines count={3} />;
  return (
    <Alert
      tone="danger"
      action={
        <Button variant="secondary" size="sm" isLoading={isFetching} onPress={() => void refetch()}>
          {t('settings.again')}
        </Button>
      }
    >
      {t('settings.failed')}
    </Alert>
  );
}
