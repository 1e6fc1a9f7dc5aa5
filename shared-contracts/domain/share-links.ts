import type { ShareButton } from './site-defaults.ts';

export interface ShareLink {
  source: ShareButton;
  href: string;
}

type Way = (page: { address: string; words: string }) => string;

/** Addresses that pass a page on, by the source that availableShareButtons names. Both parts are encoded already. */
const WAYS: Readonly<Record<ShareButton, Way>> = {
  facebook: ({ address }) => `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  x: ({ address, words }) => `https://x.com/intent/post?url=${address}&text=${words}`,
  email: ({ address, words }) => `mailto:?subject=${words}&body=${address}`,
  telegram: ({ address, words }) => `https://t.me/share/url?url=${address}&text=${words}`,
  whatsapp: ({ address, words }) => `https://wa.me/?text=${words}%20${address}`,
  viber: ({ address, words }) => `viber://forward?text=${words}%20${address}`,
  vk: ({ address, words }) => `https://vk.com/share.php?url=${address}&title=${words}`,
  ok: ({ address, words }) => `https://connect.ok.ru/offer?url=${address}&title=${words}`,
  weibo: ({ address, words }) => `https://service.weibo.com/share/share.php?url=${address}&title=${words}`,
  bilibili: ({ address, words }) => `https://t.bilibili.com/share?url=${address}&title=${words}`,
};

/** The share buttons of the site's configuration (specification §9), in its order. */
export function shareLinks(url: string, title: string, available: readonly ShareButton[]): ShareLink[] {
  const page = { address: encodeURIComponent(url), words: encodeURIComponent(title) };
  return available.map((source) => ({ source, href: WAYS[source](page) }));
}
