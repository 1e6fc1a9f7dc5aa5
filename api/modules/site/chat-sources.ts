import type { ChatSources } from '@cairn/shared-contracts/api/site.schema';
import { orderMessengers } from '@cairn/shared-contracts/domain/messengers';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type { MessengerSource } from '@cairn/shared-contracts/domain/site-defaults';
import { MESSENGER_TITLES } from '@cairn/shared-contracts/domain/social-titles';

/** Who asks, as `/spa/chat-sources-list` names them (specification §7); 0 is nobody. The first that is known counts. */
export interface Asker {
  request_id: number;
  client_id: number;
  subscriber_id: number;
  webinar_id: number;
}

const ORDER = ['request_id', 'client_id', 'subscriber_id', 'webinar_id'] as const;
/** the parameter that a messenger hands over to the chat's other side; the others have none */
const PARAMETER: Readonly<Record<MessengerSource, string | null>> = {
  telegram: 'start',
  vk: 'ref',
  ok: null,
  whatsapp: null,
  viber: null,
  facebook: 'ref',
  instagram: null,
};

function withAsker(address: string, source: MessengerSource, mark: string | undefined): string {
  const parameter = PARAMETER[source];
  if (!parameter || !mark || !URL.canParse(address)) return address;
  const url = new URL(address);
  url.searchParams.set(parameter, mark);
  return url.href;
}

/** The messengers of the site, in their order, with links that tell the chat there who has come: 'request_31'. */
export function chatSourcesOf(site: Site, asker: Asker): ChatSources {
  const known = ORDER.find((name) => asker[name] > 0);
  const mark = known && `${known.replace('_id', '')}_${asker[known]}`;
  return {
    items: orderMessengers(site.messengers, site.russianIsAvailable).map(({ source, url }) => ({
      source,
      url: withAsker(url, source, mark),
      title: MESSENGER_TITLES[source],
    })),
  };
}
