import type { PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { GlobeIcon, MapPinIcon, VerifiedIcon } from '@cairn/shared-contracts/icons';
import { Slot, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { CallOrganizer } from './call-organizer.tsx';
import css from './organizer-head.module.css';
import { ShareOrganizer } from './share-organizer.tsx';

/** Panorama, portrait over its edge, name, place, languages, and the ways to ask. */
export function OrganizerHead({ organizer }: { organizer: PublicOrganizer }) {
  const { t } = useTranslation('mf-content');
  const { id, name, person, avatar, cover, city, country, is_verified, reply_hours } = organizer;
  return (
    <header className={css.head}>
      <div className={css.cover}>
        {cover ? <Picture src={cover.image} alt={cover.alt} {...lookOf(cover)} radius="0" sizes="100vw" leads /> : null}
      </div>
      <div className={`page ${css.row}`}>
        <Avatar name={person} id={id} src={avatar?.image ?? null} size={136} className={css.avatar ?? ''} />
        <div className={css.words}>
          <h1>
            {name}{' '}
            {is_verified ? (
              <VerifiedIcon size={22} className={css.verified ?? ''} label={t('organizers.verified')} />
            ) : null}
          </h1>
          <p className={css.person}>{person}</p>
          <p className={css.facts}>
            <span>
              <MapPinIcon size={16} /> {t('organizer.place', { city, country: country.name })}
            </span>
            <span>
              <GlobeIcon size={16} /> {organizer.language_names.join(', ')}
            </span>
          </p>
        </div>
        <div className={css.ask}>
          <Slot
            name="mf-chat/ask-organizer"
            wake="interaction"
            props={{ organizerId: id, organizerName: name, replyHours: reply_hours, isMain: true }}
            failed={null}
          />
          <CallOrganizer organizerId={id} />
          <ShareOrganizer id={id} name={name} />
        </div>
      </div>
    </header>
  );
}
