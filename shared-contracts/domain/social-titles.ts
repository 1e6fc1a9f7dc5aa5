import type { MessengerSource, SocialSource } from './site-defaults.ts';

/** specification §3: a social link's title is derived from its source. Names of products, the same in every language. */
const TITLES = {
  telegram: 'Telegram',
  instagram: 'Instagram',
  vk: 'VK',
  ok: 'OK',
  zen: 'Zen',
  tiktok: 'TikTok',
  facebook: 'Facebook',
  x: 'X',
  weibo: 'Weibo',
  bilibili: 'Bilibili',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
} satisfies Record<SocialSource | MessengerSource, string>;

export const SOCIAL_TITLES: Readonly<Record<SocialSource, string>> = TITLES;
/** who writes to somebody on Facebook does it in an app of another name */
export const MESSENGER_TITLES: Readonly<Record<MessengerSource, string>> = { ...TITLES, facebook: 'Messenger' };
