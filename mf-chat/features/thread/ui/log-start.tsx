import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import type { ThreadControl } from '../model/use-thread.ts';
import css from './message-log.module.css';

/** Above the first message: the way to earlier ones, or where the conversation began. */
export function LogStart({ control, name }: { control: ThreadControl; name: string }) {
  const { t } = useTranslation('mf-chat');
  const { hasOlder, isLoadingOlder, isOlderLost, thread } = control;
  return (
    <div className={css.head}>
      {hasOlder ? (
        <Button variant="ghost" size="sm" isLoading={isLoadingOlder} onPress={control.loadOlder}>
          {t(isOlderLost ? 'thread.olderLost' : 'thread.older')}
        </Button>
      ) : (
        <p className={css.start}>{t(thread.messages.length > 0 ? 'thread.start' : 'thread.empty', { name })}</p>
      )}
    </div>
  );
}
