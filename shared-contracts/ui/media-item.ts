/** A picture or a video of a tour, review or article (specification, section 3, "Media item"). */
export interface MediaItem {
  /** URL template with `{size}`; for a video, its still. */
  src: string;
  alt: string;
  /** Dominant colour, held until the picture is there. */
  placeholder?: string;
  /** Focal point as CSS `object-position`. */
  position?: string;
  /** Video file, or a page of a known player: then the item is a video. */
  videoUrl?: string;
}

/** Players whose pages we know how to embed: how to find the video's id, and where the player is. */
const PLAYERS = [
  {
    page: /(?:youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]+)/,
    embed: 'https://www.youtube-nocookie.com/embed/',
  },
  { page: /rutube\.ru\/(?:video|play\/embed)\/(\w+)/, embed: 'https://rutube.ru/play/embed/' },
  { page: /vimeo\.com\/(?:video\/)?(\d+)/, embed: 'https://player.vimeo.com/video/' },
] as const;

/** Address of the external player for a video's page, or null if the address is a file to play ourselves. */
export function embedUrl(videoUrl: string): string | null {
  for (const { page, embed } of PLAYERS) {
    const id = page.exec(videoUrl)?.[1];
    if (id) return embed + id;
  }
  return null;
}
