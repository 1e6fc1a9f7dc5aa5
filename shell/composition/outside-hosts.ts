import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';

/** Other companies' servers that a page may speak to, by what for: the Content-Security-Policy and the page's script guard read it. */
export interface OutsideHosts {
  /** origins, without wildcards: the script guard compares them */
  script: readonly string[];
  connect: readonly string[];
  img: readonly string[];
  frame: readonly string[];
  form: readonly string[];
}

const NONE: OutsideHosts = { script: [], connect: [], img: [], frame: [], form: [] };

export const union = (hosts: readonly OutsideHosts[]): OutsideHosts => {
  const all = (kind: keyof OutsideHosts) => [...new Set(hosts.flatMap((one) => one[kind]))];
  return { script: all('script'), connect: all('connect'), img: all('img'), frame: all('frame'), form: all('form') };
};

/** Whoever takes payments does so on a page of their own, which a form or a link of ours opens: nothing of theirs is in our pages. */
const hosted = (origin: string): OutsideHosts => ({ ...NONE, form: [origin] });

const PAYMENTS: Readonly<Record<PublicSite['paymentSystems'][number], OutsideHosts>> = {
  stripe: hosted('https://checkout.stripe.com'),
  tbank: hosted('https://securepay.tinkoff.ru'),
  sberbank: hosted('https://securepayments.sberbank.ru'),
  moneta: hosted('https://www.moneta.ru'),
};

export const paymentHosts = ({ paymentSystems }: Pick<PublicSite, 'paymentSystems'>): OutsideHosts =>
  union(paymentSystems.map((system) => PAYMENTS[system]));

const METRICS: Readonly<Record<keyof PublicSite['metrics'], OutsideHosts>> = {
  ym: {
    ...NONE,
    script: ['https://mc.yandex.ru'],
    connect: ['https://mc.yandex.ru', 'wss://mc.yandex.ru'],
    img: ['https://mc.yandex.ru'],
  },
  gtag: {
    ...NONE,
    script: ['https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    img: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  },
  roistat: {
    ...NONE,
    script: ['https://cloud.roistat.com'],
    connect: ['https://cloud.roistat.com'],
    img: ['https://cloud.roistat.com'],
  },
  clarity: {
    ...NONE,
    script: ['https://www.clarity.ms'],
    connect: ['https://*.clarity.ms'],
    img: ['https://*.clarity.ms', 'https://c.bing.com'],
  },
};

/** of the counters that the site has turned on */
export function analyticsHosts({ metrics }: Pick<PublicSite, 'metrics'>): OutsideHosts {
  const names = ['ym', 'gtag', 'roistat', 'clarity'] as const;
  return union(names.flatMap((name) => (metrics[name] ? [METRICS[name]] : [])));
}

/** https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website */
const RECAPTCHA: OutsideHosts = {
  ...NONE,
  script: ['https://www.google.com', 'https://www.gstatic.com'],
  connect: ['https://www.google.com'],
  frame: ['https://www.google.com', 'https://recaptcha.google.com'],
};

export const captchaHosts = ({ usesRecaptcha }: Pick<PublicSite, 'usesRecaptcha'>): OutsideHosts =>
  usesRecaptcha ? RECAPTCHA : NONE;

/** the external players of the media viewer (specification §2) */
export const PLAYERS = ['https://www.youtube-nocookie.com', 'https://rutube.ru', 'https://player.vimeo.com'] as const;
