import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { callSides } from '@cairn/shared-contracts/domain/call-sides';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { CallButton } from '@cairn/shared-contracts/ui/call-button';
import { phoneCodes } from '../model/api.ts';

/** A call to the other side of the conversation, where the site has them (`webCalls`): an organizer, or else the support. */
export function ChatCall({ chat }: { chat: Chat }) {
  const { t } = useTranslation('mf-chat');
  const { site } = usePlatform();
  const [chatCode] = phoneCodes.chatCode.useMutation();
  const [webCall] = phoneCodes.webCall.useMutation();
  const sides = callSides(site.webCalls);
  const isSupport = chat.organizer_id === null;
  if (!(isSupport ? sides.support : sides.organizer)) return null;
  const ask = () => (isSupport ? webCall({ is_support_call: true }).unwrap() : chatCode({ chat_id: chat.id }).unwrap());
  return (
    <CallButton isIcon label={isSupport ? t('call.support') : t('call.organizer', { name: chat.name })} ask={ask} />
  );
}
