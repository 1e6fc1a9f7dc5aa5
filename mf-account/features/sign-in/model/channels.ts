import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';
import { SENDS_TO } from '@cairn/shared-contracts/domain/enumerations';

/** what a person calls a channel: two of the senders are the same messenger */
export type ChannelName = 'sms' | 'telegram' | 'whatsapp' | 'vk' | 'email';

export const CHANNEL_NAMES: Readonly<Record<CodeSender, ChannelName>> = {
  telegram: 'telegram',
  telegram_with_phone_request: 'telegram',
  vk: 'vk',
  vk_via_sms_service: 'vk',
  whatsapp: 'whatsapp',
  whatsapp_paid: 'whatsapp',
  sms: 'sms',
  email: 'email',
};

/**
 * What a code can reach a phone by, one of a name. An SMS comes first: it needs nothing but the phone, the messengers an account there.
 * @param offered by the server, the best first
 */
export function phoneChannels(offered: readonly CodeSender[]): CodeSender[] {
  const byName = new Map<ChannelName, CodeSender>();
  for (const sender of offered) {
    const name = CHANNEL_NAMES[sender];
    if (SENDS_TO[sender] === 'phone' && !byName.has(name)) byName.set(name, sender);
  }
  return [...byName.values()].sort((one, other) => Number(other === 'sms') - Number(one === 'sms'));
}
