import type { MessengerSource } from '@cairn/shared-contracts/api/user.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type { Env } from '../../platform/env.ts';

/** the query parameter by which each messenger hands a word to the conversation that its link opens */
const WORD: Readonly<Record<MessengerSource, string>> = { telegram: 'start', vk: 'ref', whatsapp: 'text' };

/** of deploy/dev: a page that stands for every messenger */
export const LOCAL_MESSENGER = '/dev/messenger';

/**
 * Where the site's conversation in a messenger opens, with the code to be sent as its first message.
 * @returns null where the site has no such messenger, or nothing brings its messages here; a path of the site for the local one
 */
export function messengerLink(env: Env, site: Site, source: MessengerSource, code: string | null): string | null {
  const own = site.messengers.find((one) => one.source === source);
  if (!own) return null;
  const withCode = (url: URL, name: string) => {
    if (code !== null) url.searchParams.set(name, code);
    return url;
  };
  switch (env.MESSENGERS) {
    case 'off':
      return null;
    case 'local': {
      const { pathname, search } = withCode(new URL(`${LOCAL_MESSENGER}?source=${source}`, env.PUBLIC_URL), 'code');
      return pathname + search;
    }
    case 'gateway':
      return env.GATEWAY_CHANNELS.includes(source) ? withCode(new URL(own.url), WORD[source]).href : null;
  }
}
