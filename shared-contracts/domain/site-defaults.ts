/** specification §9: the emoji palette of tours, 32 of them */
export const TOUR_EMOJIS = [
  '🏔️',
  '⛰️',
  '🌋',
  '🗻',
  '🏕️',
  '⛺',
  '🥾',
  '🧗',
  '🚶',
  '🎒',
  '🧭',
  '🗺️',
  '🌲',
  '🌄',
  '🌅',
  '🏞️',
  '🏜️',
  '🏝️',
  '🌊',
  '🛶',
  '🚣',
  '🚴',
  '🐎',
  '🎿',
  '❄️',
  '🔥',
  '⭐',
  '☀️',
  '🌸',
  '🦅',
  '📷',
  '💚',
] as const;

export const SHARE_BUTTONS = [
  'facebook',
  'x',
  'email',
  'telegram',
  'whatsapp',
  'viber',
  'vk',
  'ok',
  'weibo',
  'bilibili',
] as const;
export type ShareButton = (typeof SHARE_BUTTONS)[number];

export const PAYMENT_SYSTEMS = ['stripe', 'tbank', 'sberbank', 'moneta'] as const;
export type PaymentSystem = (typeof PAYMENT_SYSTEMS)[number];

/** specification §3, Messengers */
export const MESSENGER_SOURCES = ['telegram', 'vk', 'ok', 'whatsapp', 'viber', 'facebook', 'instagram'] as const;
export type MessengerSource = (typeof MESSENGER_SOURCES)[number];

/** specification §3, Social link */
export const SOCIAL_SOURCES = [
  'telegram',
  'instagram',
  'vk',
  'ok',
  'zen',
  'tiktok',
  'facebook',
  'x',
  'weibo',
  'bilibili',
] as const;
export type SocialSource = (typeof SOCIAL_SOURCES)[number];
