import { useLocation } from 'react-router';
import { foreignLanguage } from '../domain/text-language.ts';
import { DEFAULT_LOCALE, localeOf } from '../i18n/locales.ts';
import { usePlatform } from './context.ts';
import { fileUrl, type Structured } from './structured-data.ts';
import { trustedHtml } from './trusted-html.ts';

/** What a shared link shows. Networks that know its size lay it out before they have it. */
export interface SharedPicture {
  /** absolute, or a path of the site */
  path: string;
  /** px */
  width?: number;
  height?: number;
  alt?: string;
}

export interface SeoProps {
  title: string;
  description: string;
  /** path of the page that search engines should keep, when it is not the page itself */
  canonical?: string;
  /** the address alone, or with what is known of the picture */
  image?: string | SharedPicture;
  noindex?: boolean;
  /**
   * What the page's own text is written in, BCP 47, where it is not in each language of the site: search engines are led to the address
   * in that language, and told of no other.
   */
  bodyLanguage?: string | undefined;
  /** all that the page's own text is written in; without it, `bodyLanguage` alone */
  bodyLanguages?: readonly string[] | undefined;
  type?: 'website' | 'article' | 'product';
  structured?: readonly Structured[];
}

/** what a shared link shows of a page that has no picture of its own: shell/composition/icon-files.ts */
const LOGO: SharedPicture = { path: '/icons/icon-512.png', width: 512, height: 512 };

const pictureOf = (image: string | SharedPicture | undefined): SharedPicture =>
  typeof image === 'string' ? { path: image } : (image ?? LOGO);

/** `<` would end the script element early */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Title, description, canonical, alternates, Open Graph and JSON-LD of a page. React hoists them into the head. */
export function Seo({
  title,
  description,
  canonical,
  image,
  noindex,
  bodyLanguage,
  bodyLanguages = bodyLanguage ? [bodyLanguage] : [],
  type = 'website',
  structured = [],
}: SeoProps) {
  const { origin, basename: shown, locale: here, locales: all, siteName } = usePlatform();
  const isIn = (language: string, iso: string) => foreignLanguage(language, iso) === undefined;
  const written = all.filter(({ iso }) => bodyLanguages.some((language) => isIn(language, iso)));
  const locales = written.length > 0 ? written : all;
  const isTranslated = locales.some(({ iso }) => iso === here);
  // what stands in is kept at its own address
  const standIn = locales.find(({ iso }) => bodyLanguage && isIn(bodyLanguage, iso)) ?? locales[0];
  const basename = isTranslated ? shown : (standIn?.prefix ?? shown);
  const { pathname } = useLocation();
  const lang = foreignLanguage(bodyLanguage, here);
  const path = canonical ?? pathname;
  const address = (prefix: string) => `${origin}${prefix}${path === '/' && prefix ? '' : path}`;
  const full = title.includes(siteName) ? title : `${title} · ${siteName}`;
  const picture = pictureOf(image);
  return (
    <>
      <title lang={lang}>{full}</title>
      <meta name="description" content={description} lang={lang} />
      <meta name="robots" content={noindex ? 'noindex' : 'max-image-preview:large'} />
      {!noindex && <link rel="canonical" href={address(basename)} />}
      {!noindex &&
        locales.length > 1 &&
        locales.map((locale) => (
          <link
            key={locale.iso}
            rel="alternate"
            hrefLang={localeOf(locale.iso).hreflang}
            href={address(locale.prefix)}
          />
        ))}
      {!noindex && locales.length > 1 && (
        <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE.prefix)} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address(basename)} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={here.replace('-', '_')} />
      <meta property="og:image" content={fileUrl({ origin }, picture.path)} />
      {picture.width && <meta property="og:image:width" content={`${picture.width}`} />}
      {picture.height && <meta property="og:image:height" content={`${picture.height}`} />}
      {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
      {/* the rest of the card is read from Open Graph */}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:image" content={fileUrl({ origin }, picture.path)} />
      {picture.alt && <meta name="twitter:image:alt" content={picture.alt} />}
      {structured.map((data) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD is a data block, escaped above
        <script key={inScript(data)} type="application/ld+json" dangerouslySetInnerHTML={trustedHtml(inScript(data))} />
      ))}
    </>
  );
}
