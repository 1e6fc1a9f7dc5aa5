import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { BellIcon, BellOffIcon, EllipsisIcon, SmartphoneIcon } from '@cairn/shared-contracts/icons';
import { apiErrorText, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { Menu, MenuItem } from '@cairn/shared-contracts/ui/menu';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { chats } from '../../../common/model/api.ts';

const MessengersDialog = lazy(() => import('./messengers-dialog.tsx'));

/** What else can be done with a conversation: whether and where one hears of it while one is away. */
export function ChatMenu({ chat }: { chat: Chat }) {
  const { t } = useTranslation('mf-chat');
  const [disable] = chats.disableNotifications.useMutation();
  const [enable] = chats.enableNotifications.useMutation();
  const [isOpen, setIsOpen] = useState(false);
  const isOn = chat.has_notifications;
  const turn = async () => {
    const answer = await (isOn ? disable : enable)({ chat_id: chat.id });
    if (answer.data) toast({ tone: 'success', text: t(isOn ? 'notices.isOff' : 'notices.isOn', { name: chat.name }) });
    else toast({ tone: 'error', text: apiErrorText(toApiError(answer.error)) });
  };
  return (
    <>
      <Menu
        label={t('notices.menu')}
        trigger={
          <IconButton label={t('notices.menu')}>
            <EllipsisIcon />
          </IconButton>
        }
      >
        <MenuItem icon={isOn ? <BellOffIcon size={18} /> : <BellIcon size={18} />} onAction={() => void turn()}>
          {t(isOn ? 'notices.turnOff' : 'notices.turnOn')}
        </MenuItem>
        <MenuItem icon={<SmartphoneIcon size={18} />} onAction={() => setIsOpen(true)}>
          {t('notices.messengers')}
        </MenuItem>
      </Menu>
      {isOpen ? (
        <Suspense>
          <MessengersDialog chatId={chat.id} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
