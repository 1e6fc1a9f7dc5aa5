import { XIcon } from '@cairn/shared-contracts/icons';
import { type FragmentProps, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { useLocation } from 'react-router';
import { COMPARED_MIN, compareHref } from '../../../common/model/compare-address.ts';
import { partyOf } from '../../../common/model/party.ts';
import { forgetHearts } from '../../../common/model/visit-hearts.ts';
import css from './compare-tray.module.css';

/** A bar at the lower edge: how many favourites there are to compare. It says so once, without taking the focus. */
export function CompareTray({ tourIds }: FragmentProps<'mf-catalog/compare-tray'>) {
  const { t } = useTranslation('mf-catalog');
  const { pathname, search } = useLocation();
  if (tourIds.length < COMPARED_MIN || pathname.startsWith('/compare/')) return null;
  const query = new URLSearchParams(search);
  const [from, to] = [query.get('dateFrom'), query.get('dateTo')];
  const href = compareHref({
    ids: tourIds,
    people: partyOf(query),
    free: from && to ? { from, to } : null,
    votes: null,
  });
  return (
    <section className={css.tray} aria-label={t('tray.label')}>
      <p role="status">{t('tray.count', { count: tourIds.length })}</p>
      <LinkButton href={href}>{t('tray.compare')}</LinkButton>
      <IconButton label={t('tray.close')} onPress={forgetHearts}>
        <XIcon />
      </IconButton>
    </section>
  );
}
