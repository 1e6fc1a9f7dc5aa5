import * as z from 'zod/mini';
import { ALL_CURRENCIES } from './currencies.ts';
import { PAYMENT_SYSTEMS, SHARE_BUTTONS, TOUR_EMOJIS } from './site-defaults.ts';
import {
  address,
  company,
  landingVideos,
  localized,
  mapTiles,
  messenger,
  off,
  office,
  on,
  phone,
  seoBlockImages,
  social,
  text,
  tokens,
  workTime,
} from './site-parts.ts';

const metricId = z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/)));
/** props that every input or drop-down of the kit gets unless its page says otherwise */
const props = z._default(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {});

/** Every field of a site variant: names of specification §3, defaults of §9. A file in deploy/sites says only what differs. */
export const siteConfig = z
  .strictObject({
    name: text('Cairn'),
    /** host names that this variant answers for, without a port */
    hosts: z._default(z.array(z.string().check(z.regex(/^[a-z\d.-]+$/, 'must be a host name'))), []),
    crmRegisterLink: z._default(address, 'https://crm.cairn.example/register'),
    crmLoginLink: z._default(address, 'https://crm.cairn.example/login'),
    currencies: z._default(z.array(z.enum(ALL_CURRENCIES)).check(z.minLength(1)), ['RUB', 'EUR', 'USD']),
    defaultCurrency: z._default(z.enum(ALL_CURRENCIES), 'USD'),
    paymentSystems: z._default(z.array(z.enum(PAYMENT_SYSTEMS)).check(z.minLength(1)), ['stripe']),
    metrics: z.prefault(z.strictObject({ ym: metricId, gtag: metricId, roistat: metricId, clarity: metricId }), {}),
    cashback: z.prefault(
      z.strictObject({
        isActive: off,
        percent: z._default(z.number().check(z.minimum(0), z.maximum(100)), 20),
        /** who pays it out */
        performer: text(''),
      }),
      {},
    ),
    uikit: z.prefault(
      z.strictObject({
        /** ISO 3166-1 alpha-2 */
        defaultCountry: z._default(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country like US')), 'US'),
        defaultInputProps: props,
        defaultDropdownProps: props,
        /** CSS pixels */
        defaultModalWidth: z._default(z.int().check(z.minimum(280), z.maximum(1200)), 489),
      }),
      {},
    ),
    tour: z.prefault(
      z.strictObject({
        shouldShowWeatherWidget: off,
        shouldShowTicketQuoteWidget: off,
        shouldShowCallOrganizerButton: off,
      }),
      {},
    ),
    organizer: z.prefault(
      z.strictObject({ canCall: off, shouldShowCallOrganizerButton: off, forceHideOrganizers: off }),
      {},
    ),
    verificationService: z.prefault(
      z.strictObject({
        name: text('external'),
        legalName: text(''),
        link: z._default(z.union([z.literal(''), address]), ''),
        linkText: text(''),
        allowMessagesAboutUnverifiedIdentity: off,
      }),
      {},
    ),
    availableShareButtons: z._default(z.array(z.enum(SHARE_BUTTONS)), ['facebook', 'x', 'email']),
    chat: z.prefault(
      z.strictObject({
        /** messages of the other side can be translated, on the reader's own device */
        translation: z._default(z.enum(['off', 'browser']), 'off'),
        /** the way to the support on every page */
        supportLauncher: off,
      }),
      {},
    ),
    webCalls: z.prefault(z.strictObject({ canCall: off, canCallToOrganizer: off, canCallToSupport: off }), {}),
    booking: z.prefault(
      z.strictObject({
        enableTicketsRequest: on,
        isCostCalculationWithEmoji: off,
        /** first segment of the booking pages' addresses */
        baseSegment: z._default(
          z.string().check(z.regex(/^[a-z][a-z\d-]*$/, 'must be a segment like booking')),
          'booking',
        ),
      }),
      {},
    ),
    touristsForm: z.prefault(z.strictObject({ collectPassport: off, collectWeight: off }), {}),
    tourEmojis: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(16))), [...TOUR_EMOJIS]),
    landingVideos,
    mapTiles,
    seoBlockImages,
    excursionsEnabled: off,
    russianIsAvailable: off,
    /** the QR payment pages of specification §2 */
    qrPayment: off,
    /** the arrival page of specification §2 */
    arrival: off,
    contacts: z.prefault(
      z.strictObject({ email: z._default(z.email(), 'hello@cairn.example'), phones: z._default(z.array(phone), []) }),
      {},
    ),
    messengers: z._default(z.array(messenger), []),
    socials: z._default(z.array(social), []),
    workTime: z._default(z.array(workTime), []),
    office,
    company,
    /** by locale; where there is none the page has texts of its own */
    statsCaption: z._default(localized, {}),
    tokens: z.prefault(tokens, {}),
  })
  .check(
    z.refine(({ currencies, defaultCurrency }) => currencies.includes(defaultCurrency), {
      path: ['defaultCurrency'],
      error: 'must be one of currencies',
    }),
  );

/** One site variant, complete. */
export type Site = z.output<typeof siteConfig>;
/** what a file may say: everything is optional */
export type SiteInput = z.input<typeof siteConfig>;
