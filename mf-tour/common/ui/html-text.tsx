import { trustedHtml } from '@cairn/shared-contracts/remote/platform';

export interface HtmlTextProps {
  /** written by the editors, cleaned by the api */
  html: string;
  className?: string | undefined;
  /** where it is not the page's */
  lang?: string | undefined;
}

/** Formatted text of the api. */
export function HtmlText({ html, className, lang }: HtmlTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: editorial HTML, cleaned where it is written
  return <div className={className} lang={lang} dangerouslySetInnerHTML={trustedHtml(html)} />;
}
