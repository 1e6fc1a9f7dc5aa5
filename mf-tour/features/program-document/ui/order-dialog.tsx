import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { SegmentControl } from '@cairn/shared-contracts/ui/segment-control';
import { Sent } from '@cairn/shared-contracts/ui/sent';
import { useState } from 'react';
import { tourActions } from '../../../common/model/api.ts';
import css from '../../../common/ui/dialog-form.module.css';
import type { DocumentOf } from '../model/document-href.ts';
import { EmailOrder } from './email-order.tsx';
import { WhatsappOrder } from './whatsapp-order.tsx';

type Channel = 'email' | 'whatsapp';

/** Where the program is to go: by e-mail, and by WhatsApp where the site sends there. */
export default function OrderDialog({ tourId, individual, onClose }: DocumentOf & { onClose: () => void }) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const { data: tokens } = tourActions.siteTokens.useQuery();
  const [channel, setChannel] = useState<Channel>('email');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const Order = channel === 'email' ? EmailOrder : WhatsappOrder;
  return (
    <Dialog
      title={t('document.title')}
      width={site.uikit.defaultModalWidth}
      closeLabel={t('close')}
      isOpen
      backEntry="order-dialog"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {sentTo === null ? (
        <>
          {tokens?.send_tour_program_in_pdf_via_whatsapp ? (
            <SegmentControl
              className={css.switch ?? ''}
              label={t('document.channel')}
              value={channel}
              onChange={setChannel}
              options={[
                { id: 'email', label: t('document.email') },
                { id: 'whatsapp', label: t('document.whatsapp') },
              ]}
            />
          ) : null}
          <Order tourId={tourId} individual={individual} onSent={setSentTo} />
        </>
      ) : (
        <Sent title={t('document.sent')}>{t('document.sentText', { to: sentTo })}</Sent>
      )}
    </Dialog>
  );
}
