import { CODE_SENDERS } from '@cairn/shared-contracts/domain/enumerations';
import { describe, expect, it } from '@jest/globals';
import { phoneChannels } from './channels.ts';

describe('channels that a code can go by to a phone', () => {
  it('are one of a messenger, and the SMS first', () => {
    expect(phoneChannels(CODE_SENDERS)).toEqual(['sms', 'telegram', 'vk', 'whatsapp']);
  });

  it('keep the order of the server', () => {
    expect(phoneChannels(['whatsapp_paid', 'email', 'telegram_with_phone_request', 'telegram'])).toEqual([
      'whatsapp_paid',
      'telegram_with_phone_request',
    ]);
  });

  it('are none where only e-mail is sent', () => {
    expect(phoneChannels(['email'])).toEqual([]);
  });
});
