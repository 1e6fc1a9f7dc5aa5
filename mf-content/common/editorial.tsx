import css from './editorial.module.css';

/** HTML written by the editors. */
export function Editorial({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the editors' own HTML, cleaned where it is stored
  return <div className={`prose ${css.editorial}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
