import { orderMessengers } from './messengers.ts';
import type { Site } from './site.ts';
import type { SocialSource } from './site-defaults.ts';
import { SOCIAL_TITLES } from './social-titles.ts';

/** captcha provider of specification §3, Site tokens */
const RECAPTCHA = 1;

type Passed =
  | 'crmRegisterLink'
  | 'crmLoginLink'
  | 'defaultCurrency'
  | 'paymentSystems'
  | 'metrics'
  | 'cashback'
  | 'uikit'
  | 'tour'
  | 'organizer'
  | 'verificationService'
  | 'availableShareButtons'
  | 'chat'
  | 'webCalls'
  | 'booking'
  | 'touristsForm'
  | 'excursionsEnabled'
  | 'russianIsAvailable'
  | 'qrPayment'
  | 'arrival'
  | 'mapTiles';

/**
 * What every page knows of its site. It stands in every page's HTML, so it holds neither secrets nor long lists: those come
 * by `/spa/app-config` and the other calls of specification §7 to the pages that need them.
 */
export interface PublicSite extends Pick<Site, Passed> {
  /** the marketplace's own: how an error page or the footer says to reach it, even when the api is away */
  contacts: { email: string; phone: string | null };
  /** in the order of specification §9 */
  messengers: Site['messengers'];
  socials: { source: SocialSource; url: string; title: string }[];
  /** a captcha of this site is Google's: its pages may load it. The keys come with the captcha. */
  usesRecaptcha: boolean;
}

export function publicSite(site: Site): PublicSite {
  const { contacts, messengers, socials, tokens } = site;
  const phone = contacts.phones.find(({ type, entity }) => type === 'main' && !entity);
  return {
    crmRegisterLink: site.crmRegisterLink,
    crmLoginLink: site.crmLoginLink,
    defaultCurrency: site.defaultCurrency,
    paymentSystems: site.paymentSystems,
    metrics: site.metrics,
    cashback: site.cashback,
    uikit: site.uikit,
    tour: site.tour,
    organizer: site.organizer,
    verificationService: site.verificationService,
    availableShareButtons: site.availableShareButtons,
    chat: site.chat,
    webCalls: site.webCalls,
    booking: site.booking,
    touristsForm: site.touristsForm,
    excursionsEnabled: site.excursionsEnabled,
    russianIsAvailable: site.russianIsAvailable,
    qrPayment: site.qrPayment,
    arrival: site.arrival,
    ...(site.mapTiles ? { mapTiles: site.mapTiles } : {}),
    contacts: { email: contacts.email, phone: phone?.formatted_phone ?? null },
    messengers: orderMessengers(messengers, site.russianIsAvailable),
    socials: socials.map((social) => ({ ...social, title: SOCIAL_TITLES[social.source] })),
    usesRecaptcha: tokens.captcha_provider === RECAPTCHA || tokens.invisible_captcha_provider === RECAPTCHA,
  };
}
