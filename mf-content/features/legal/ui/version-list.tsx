import type { LegalPage } from '@cairn/shared-contracts/api/content.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { changesHref, legalHref } from '../model/legal-address.ts';
import css from './version-list.module.css';

/** Every version of a document there was, the newest first. */
export function VersionList({ page }: { page: LegalPage }) {
  const { t } = useTranslation('mf-content');
  const [current] = page.versions;
  if (page.versions.length < 2) return null;
  return (
    <section className={css.versions}>
      <h2>{t('legal.versions')}</h2>
      <ul>
        {page.versions.map((version, index) => {
          const before = page.versions[index + 1];
          const name = t('legal.version', { version });
          return (
            <li key={version}>
              {version === page.version ? (
                <span aria-current="page">{name}</span>
              ) : (
                <Link href={legalHref(page.kind, version === current ? undefined : version)}>{name}</Link>
              )}
              {version === current && <span className={css.note}> {t('legal.inForce')}</span>}
              {before === undefined ? null : (
                <>
                  {' · '}
                  <Link href={changesHref(page.kind, before, version)}>
                    {t('legal.changedSince', { version: before })}
                  </Link>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
