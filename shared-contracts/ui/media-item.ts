/** A picture or a video of a tour, review or article (specification, section 3, "Media item"). */
export interface MediaItem {
  /** URL template with `{size}`; for a video, its still. */
  src: string;
  alt: string;
  /** Language of `alt`, where it is not the page's. */
  lang?: string | undefined;
  /** Dominant colour, held until the picture is there. */
  placeholder?: string;
  /** Tiny inline picture, blurred, held after the colour. */
  preview?: string;
  /** Focal point as CSS `object-position`. */
  position?: string;
  /** Video file, or a page of a known player: then the item is a video. */
  videoUrl?: string;
}

interface Player {
  /** Finds the video's id, and the key of one that is not listed. */
  page: RegExp;
  /** Where the player is, and the query it takes; the key by its name. */
  embed: string;
  query: string;
  key: string;
}

/** Players whose pages we know how to embed, at the address that tracks least. `frame-src` has to let their hosts in. */
const PLAYERS: readonly Player[] = [
  {
    page: /(?:youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]+)/,
    embed: 'https://www.youtube-nocookie.com/embed/',
    query: 'rel=0',
    key: '',
  },
  {
    page: /rutube\.ru\/(?:video(?:\/private)?|play\/embed)\/(\w+)(?:.*[?&]p=([\w-]+))?/,
    embed: 'https://rutube.ru/play/embed/',
    query: '',
    key: 'p',
  },
  {
    page: /vimeo\.com\/(?:video\/)?(\d+)(?:\/(\w+)|.*[?&]h=(\w+))?/,
    embed: 'https://player.vimeo.com/video/',
    query: 'dnt=1',
    key: 'h',
  },
];

/** Origins of the external players, for the content security policy. */
export const PLAYER_ORIGINS: readonly string[] = PLAYERS.map(({ embed }) => new URL(embed).origin);

/** Address of the external player for a video's page, or null if the address is a file to play ourselves. */
export function embedUrl(videoUrl: string): string | null {
  for (const { page, embed, query, key } of PLAYERS) {
    const [found, id, ...keys] = page.exec(videoUrl) ?? [];
    if (!found) continue;
    const params = new URLSearchParams(query);
    const secret = keys.find(Boolean);
    if (secret) params.set(key, secret);
    return `${embed}${id}${params.size > 0 ? `?${params}` : ''}`;
  }
  return null;
}

/** The player's address when somebody has asked for it: it starts at once. */
export function playingUrl(player: string): string {
  const url = new URL(player);
  url.searchParams.set('autoplay', '1');
  return url.href;
}
