import { useLocation } from 'react-router';
import type { Thing, WithContext } from 'schema-dts';
import { usePlatform } from './context.ts';

export interface SeoProps {
  title: string;
  description: string;
  /** path of the page that search engines should keep, when it is not the page itself */
  canonical?: string;
  /** absolute, or a path of the site */
  image?: string;
  noindex?: boolean;
  type?: 'website' | 'article' | 'product';
  structured?: readonly WithContext<Thing>[];
}

/** `<` would end the script element early */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Title, description, canonical, alternates, Open Graph and JSON-LD of a page. React hoists them into the head. */
export function Seo({ title, description, canonical, image, noindex, type = 'website', structured = [] }: SeoProps) {
  const { origin, basename, locales, siteName } = usePlatform();
  const { pathname } = useLocation();
  const path = canonical ?? pathname;
  const address = (prefix: string) => `${origin}${prefix}${path === '/' && prefix ? '' : path}`;
  const full = title.includes(siteName) ? title : `${title} · ${siteName}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address(basename)} />}
      {!noindex &&
        locales.length > 1 &&
        locales.map((locale) => (
          <link key={locale.iso} rel="alternate" hrefLang={locale.iso} href={address(locale.prefix)} />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address(basename)} />
      <meta property="og:site_name" content={siteName} />
      {image && <meta property="og:image" content={image.startsWith('/') ? origin + image : image} />}
      {structured.map((data) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD is a data block, escaped above
        <script key={inScript(data)} type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(data) }} />
      ))}
    </>
  );
}
