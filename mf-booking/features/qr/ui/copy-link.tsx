import { CheckIcon, CopyIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { useState } from 'react';

type Copied = 'no' | 'yes' | 'refused';

/** The link of the code, for a phone that cannot scan its own screen. Where the clipboard is refused, it can be selected. */
export function CopyLink({ link }: { link: string }) {
  const { t } = useTranslation('mf-booking');
  const [copied, setCopied] = useState<Copied>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  };
  return (
    <>
      <Button variant="ghost" onPress={() => void copy()}>
        {copied === 'yes' ? <CheckIcon /> : <CopyIcon />}
        {t(copied === 'yes' ? 'qr.copied' : 'qr.copy')}
      </Button>
      {/* inside the button a status would be said by nobody, and leave it without a name */}
      <span role="status" className="vh">
        {copied === 'yes' ? t('qr.copied') : ''}
      </span>
      {copied === 'refused' ? (
        <TextField label={t('qr.link')} value={link} onChange={() => undefined} inputProps={{ readOnly: true }} />
      ) : null}
    </>
  );
}
