import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { FileTextIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { GuideIn } from '../../../common/ui/guide-in.tsx';
import { Panel } from '../../../common/ui/panel.tsx';
import { textLinks } from '../model/text-links.ts';
import css from './meeting-panel.module.css';

/** Where and when the party is met, in the organizer's words, as in their tour, and with their files: the api tells those whom it concerns. */
export function MeetingPanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { told } = useTravellerTime();
  const lang = useForeignLanguage(booking.tour.content_language);
  const { meeting } = booking;
  if (!meeting) return null;
  const { text, files, saved_at } = meeting;
  return (
    <Panel title={t('met.title')}>
      <p className={css.text} lang={lang}>
        {textLinks(text).map(({ text: words, href }, place) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text do not move
            <a key={place} href={href} target="_blank" rel="noopener noreferrer nofollow">
              {words}
            </a>
          ) : (
            words
          ),
        )}
      </p>
      {files.length > 0 ? (
        <ul className={css.files} aria-label={t('meeting.files')}>
          {files.map(({ id, name, url }) => (
            <li key={id}>
              <a className={css.file} href={url} target="_blank" rel="noreferrer">
                <FileTextIcon size={18} aria-hidden="true" />
                <span className={css.name}>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={css.note}>
        <GuideIn organizer={booking.organizer} say={(guide) => t('met.said', { guide })} />{' '}
        <time dateTime={saved_at}>{told(saved_at)}</time>
      </p>
    </Panel>
  );
}
