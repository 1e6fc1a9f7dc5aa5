import type { PublicOrganizer, VerificationInfo } from '@cairn/shared-contracts/api/organizer.schema';
import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import { VerifiedIcon } from '@cairn/shared-contracts/icons';
import { Slot, useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useBackEntry } from '@cairn/shared-contracts/remote/use-back-entry';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Price } from '@cairn/shared-contracts/ui/price';
import { Sheet } from '@cairn/shared-contracts/ui/sheet';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { organizers, organizerTours } from '../model/api.ts';
import { CheckList } from './check-list.tsx';
import { OrganizerNumbers } from './organizer-numbers.tsx';
import css from './organizer-sheet.module.css';

const TOURS_SHOWN = 3;

export interface OrganizerSheetProps {
  id: number;
  /** the tour that a question is about; without it, about all of theirs */
  tourId?: number | undefined;
  onClose: () => void;
}

/** Who it is, what was checked, how they are rated and three of their tours; the rest is on the page. */
export default function OrganizerSheet({ id, tourId, onClose }: OrganizerSheetProps) {
  const { t } = useTranslation('mf-content');
  useBackEntry('organizer-sheet', onClose);
  const { data: organizer, isError, refetch } = organizers.organizer.useQuery({ id });
  const { data: info } = organizers.verificationInfo.useQuery({ id });
  return (
    <Sheet
      backEntry={null}
      title={organizer?.person ?? t('organizer.sheet')}
      isOpen
      width={480}
      className={css.sheet ?? ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <div className={css.ways}>
          {organizer ? (
            <Slot
              name="mf-chat/ask-organizer"
              props={{
                organizerId: id,
                ...(tourId === undefined ? {} : { tourId }),
                ...{ organizerName: organizer.name, replyHours: organizer.reply_hours },
              }}
              pending={null}
              failed={null}
            />
          ) : null}
          <LinkButton href={`/tour-provider/${id}`} variant="primary" isBlock>
            {t('organizer.page')}
          </LinkButton>
        </div>
      }
    >
      {isError ? (
        <Alert
          tone="danger"
          title={t('organizer.failed')}
          action={
            <Button variant="secondary" onPress={() => void refetch()}>
              {t('again')}
            </Button>
          }
        />
      ) : organizer && info ? (
        <About organizer={organizer} info={info} />
      ) : (
        <Skeleton height={420} shape="picture" />
      )}
    </Sheet>
  );
}

function About({ organizer, info }: { organizer: PublicOrganizer; info: VerificationInfo }) {
  const { t } = useTranslation('mf-content');
  const lang = useForeignLanguage(organizer.content_language);
  return (
    <div className={css.body}>
      <div className={css.who}>
        <Avatar name={organizer.person} id={organizer.id} src={organizer.avatar?.image ?? null} size={96} />
        <div>
          <p className={css.firm}>
            {organizer.name}{' '}
            {organizer.is_verified ? (
              <VerifiedIcon size={18} className={css.verified ?? ''} label={t('organizers.verified')} />
            ) : null}
          </p>
          <p className={css.meta}>{t('organizer.place', { city: organizer.city, country: organizer.country.name })}</p>
          <p className={css.meta}>{organizer.language_names.join(', ')}</p>
        </div>
      </div>
      <OrganizerNumbers organizer={organizer} />
      {organizer.quote ? (
        <blockquote className={css.quote} lang={lang}>
          {t('organizer.quoted', { text: organizer.quote })}
        </blockquote>
      ) : null}
      <section>
        <p className={css.sectionHead}>
          <b>{t('checks.title')}</b>
          <Link href="/how-organizers-are-checked">{t('checks.meaning')}</Link>
        </p>
        <CheckList info={info} />
      </section>
      <SheetTours organizer={organizer} />
    </div>
  );
}

function SheetTours({ organizer: { id, tours_count } }: { organizer: PublicOrganizer }) {
  const { t } = useTranslation('mf-content');
  const { data } = organizerTours.toursOf.useQuery({ organizer: id });
  if (!data?.items.length) return null;
  return (
    <section>
      <p className={css.sectionHead}>
        <b>{t('organizer.tours')}</b>
        {tours_count > TOURS_SHOWN ? (
          <Link href={`/tours?organizer=${id}`}>{t('organizer.allTours', { count: tours_count })}</Link>
        ) : null}
      </p>
      <ul className={css.tours}>
        {data.items.slice(0, TOURS_SHOWN).map((tour) => (
          <li key={tour.id} className={css.tour}>
            <TourName tour={tour} />
            {tour.price === null ? null : (
              <Price amount={tour.price} currency={tour.currency} prefix={t('organizer.from')} size="sm" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function TourName({ tour: { slug, name, content_language } }: { tour: TourCard }) {
  return (
    <span lang={useForeignLanguage(content_language)}>
      <Link href={`/${slug}`} variant="quiet">
        {name}
      </Link>
    </span>
  );
}
