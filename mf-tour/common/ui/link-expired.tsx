import { sitePicture } from '@cairn/shared-contracts/domain/site-pictures';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import css from './link-expired.module.css';

export interface LinkExpiredProps {
  title: string;
  text: string;
}

/** A link that was good once: says so, and where to go from here. */
export function LinkExpired({ title, text }: LinkExpiredProps) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  return (
    <div className={`page ${css.page}`}>
      <Seo title={title} description={text} noindex />
      <div className={css.art}>
        <Picture src={sitePicture('gone')} alt="" ratio="16/9" sizes="480px" priority />
      </div>
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      <div className={css.ways}>
        <LinkButton href="/tours">{t('expired.tours')}</LinkButton>
        <LinkButton href={`mailto:${site.contacts.email}`} variant="secondary">
          {t('expired.write')}
        </LinkButton>
      </div>
    </div>
  );
}
