import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { ChevronRightIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { Link } from 'react-router';
import css from './pinned-tour.module.css';
import { RequestLine } from './request-line.tsx';

export interface PinnedTourProps {
  tour: NonNullable<Chat['tour']>;
  /** of an organizer's conversation */
  request?: Chat['request'];
}

/** The tour that a conversation is about, where there is no room for it beside. */
export function PinnedTour({ tour, request }: PinnedTourProps) {
  const { t } = useTranslation('mf-chat');
  const lang = useForeignLanguage(tour.content_language);
  return (
    <Link to={`/${tour.slug}`} className={css.pinned}>
      {tour.image ? (
        <span className={css.picture}>
          <Picture
            src={tour.image.image}
            alt=""
            ratio="1/1"
            sizes="44px"
            {...lookOf(tour.image)}
            radius="var(--r-sm)"
          />
        </span>
      ) : null}
      <span className={css.words}>
        {request ? null : <span className={css.label}>{t('context.label')}</span>}
        <b className={css.name} lang={lang} title={tour.name}>
          {tour.name}
        </b>
        {request ? <RequestLine request={request} /> : null}
      </span>
      {/* beside an organizer's there is a button, and no room */}
      {request ? null : <ChevronRightIcon size={18} />}
    </Link>
  );
}
