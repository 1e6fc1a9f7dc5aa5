import { DownloadIcon, MailIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { OnDemand } from '../../../common/ui/on-demand.tsx';
import { type DocumentOf, documentHref } from '../model/document-href.ts';
import css from './program-document.module.css';

const loadDialog = () => import('./order-dialog.tsx');

/** The program to take along: as a document at once, or sent to where one reads. */
export function ProgramDocument({ tourId, individual }: DocumentOf) {
  const { t } = useTranslation('mf-tour');
  const platform = usePlatform();
  return (
    <div className={css.ways}>
      <LinkButton
        variant="ghost"
        href={documentHref({ tourId, individual }, platform)}
        target="_blank"
        rel="noopener nofollow"
      >
        <DownloadIcon size={18} />
        {t('document.pdf')}
      </LinkButton>
      <OnDemand
        load={loadDialog}
        props={{ tourId, individual }}
        button={(open, isLoading) => (
          <Button variant="ghost" isLoading={isLoading} onPress={open}>
            <MailIcon size={18} />
            {t('document.send')}
          </Button>
        )}
      />
    </div>
  );
}
