import { defineRoute, type RouteProps, Seo, useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { Compared } from '../common/model/compare-address.ts';
import { comparison } from '../features/compare/model/api.ts';
import { loadCompare } from '../features/compare/model/load-compare.ts';
import { ComparePage } from '../features/compare/ui/compare-page.tsx';

function Compare({ data }: RouteProps<Compared>) {
  const { t } = useTranslation('mf-catalog');
  const { data: answer } = comparison.comparison.useQuery({ ids: data.ids, people: data.people });
  if (!answer) return null;
  return (
    <>
      <Seo title={t('compare.title', { count: data.ids.length })} description={t('compare.description')} noindex />
      <ComparePage compared={data} answer={answer} />
    </>
  );
}

export default defineRoute({ loader: loadCompare, Component: Compare });
