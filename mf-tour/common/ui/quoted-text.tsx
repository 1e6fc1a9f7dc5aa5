export interface QuotedTextProps {
  /** where it is not the page's */
  lang: string | undefined;
  /** the page's own words before it, told apart by a dot */
  lead?: string;
  children: string;
}

/** What people wrote, within a line of the page's own. In the page's language it needs no element. */
export function QuotedText({ lang, lead = '', children }: QuotedTextProps) {
  const own = lead && children ? `${lead} · ` : lead;
  if (!lang) return own + children;
  return (
    <>
      {own}
      <span lang={lang}>{children}</span>
    </>
  );
}
