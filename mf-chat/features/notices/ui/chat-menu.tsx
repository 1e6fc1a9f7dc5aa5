import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { BellIcon, BellOffIcon, EllipsisIcon, MessageCircleIcon, SmartphoneIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { Menu, MenuItem } from '@cairn/shared-contracts/ui/menu';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useState } from 'react';
import { chats } from '../../../common/model/api.ts';
import { useErrorWords } from '../../../common/model/use-error-words.ts';
import { useLate } from '../../../common/model/use-late.ts';
import { usePush } from '../model/use-push.ts';

const loadMessengers = () => import('./messengers-dialog.tsx');

/** What else can be done with a conversation: whether and where one hears of it while one is away. */
export function ChatMenu({ chat }: { chat: Chat }) {
  const { t } = useTranslation('mf-chat');
  const words = useErrorWords();
  const [disable] = chats.disableNotifications.useMutation();
  const [enable] = chats.enableNotifications.useMutation();
  const push = usePush();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const MessengersDialog = useLate(isOpen, loadMessengers, close);
  const isOn = chat.has_notifications;
  const say = (problem: string | undefined, done: string) =>
    toast(problem === undefined ? { tone: 'success', text: done } : { tone: 'error', text: problem });
  const turn = async () => {
    const { data, error } = await (isOn ? disable : enable)({ chat_id: chat.id });
    const done = t(isOn ? 'notices.isOff' : 'notices.isOn', { name: chat.name });
    say(data ? undefined : words(error), done);
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
        <MenuItem icon={<MessageCircleIcon size={18} />} onAction={() => setIsOpen(true)}>
          {t('notices.messengers')}
        </MenuItem>
        {push ? (
          <MenuItem
            icon={<SmartphoneIcon size={18} />}
            onAction={async () => say(await push.turn(), t(push.isOn ? 'push.isOff' : 'push.isOn'))}
          >
            {t(push.isOn ? 'push.turnOff' : 'push.turnOn')}
          </MenuItem>
        ) : null}
      </Menu>
      {isOpen && MessengersDialog ? <MessengersDialog chatId={chat.id} onClose={close} /> : null}
    </>
  );
}
