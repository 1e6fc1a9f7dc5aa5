import { trustedHtml } from '@cairn/shared-contracts/remote/platform';

export interface HtmlTextProps {
  /** written by the editors, cleaned by the api */
  html: string;
  className?: string | undefined;
}

/** Formatted text of the api. */
export function HtmlText({ html, className }: HtmlTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: editorial HTML, cleaned where it is written
  return <div className={className} dangerouslySetInnerHTML={trustedHtml(html)} />;
}
