import { trustedHtml, usePlatform } from '@cairn/shared-contracts/remote/platform';
import { prefixedLinks } from '../model/prefixed-links.ts';
import css from './editorial.module.css';

/** HTML written by the editors; `lang` where it is not the page's own. */
export function Editorial({ html, lang }: { html: string; lang?: string | undefined }) {
  const { basename } = usePlatform();
  const inLocale = trustedHtml(prefixedLinks(html, basename));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the editors' own HTML, cleaned where it is stored
  return <div lang={lang} className={`prose ${css.editorial}`} dangerouslySetInnerHTML={inLocale} />;
}
