import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { site } from '../model/api.ts';
import { seoPictures } from '../model/pictures.ts';
import css from './about-block.module.css';

/** What the site is, in words that search engines read too, beside three pictures. */
export function AboutBlock() {
  const { t } = useTranslation('mf-catalog');
  const { data: config } = site.appConfig.useQuery();
  return (
    <section className={`page section ${css.about}`}>
      <div className={css.pictures}>
        {seoPictures(config).map((picture) => (
          <div key={picture.src}>
            <Picture {...picture} position="50% 82%" />
          </div>
        ))}
      </div>
      <div>
        <h2>{t('about.title')}</h2>
        <div className={css.text}>
          <p>{t('about.first')}</p>
          <p>{t('about.second')}</p>
        </div>
        <Link href="/blog">{t('about.guide')}</Link>
      </div>
    </section>
  );
}
