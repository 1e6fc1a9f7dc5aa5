import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { LockIcon, XIcon } from '@cairn/shared-contracts/icons';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Logo } from '@cairn/shared-contracts/ui/logo';
import { useNavigate } from 'react-router';
import css from './header.module.css';
import { usePage } from './use-page.ts';

/** pages that are left by their own means; from the others one goes back where one came from */
const PAYMENT = new Set(['pay', 'pay-uuid', 'qr', 'qr-uuid']);

/** Payment, log-in and the like: nothing that leads away but the logo and a way out. */
export function BareHeader({ isSplit = false }: { isSplit?: boolean }) {
  const page = usePage();
  return (
    <header className={isSplit ? `${css.header} ${css.split}` : css.header}>
      <div className={`page ${css.inner}`}>
        <Logo href="/" />
        <div className={css.end}>{page && PAYMENT.has(page.id) ? <Encrypted /> : <Close />}</div>
      </div>
    </header>
  );
}

function Encrypted() {
  const { t } = useTranslation('shell');
  return (
    <span className={css.note}>
      <LockIcon size={16} />
      {t('nav.encrypted')}
    </span>
  );
}

function Close() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  // the router numbers its entries: there is a page of ours before this one
  const leave = () => void (Number(window.history.state?.idx) > 0 ? navigate(-1) : navigate('/'));
  return (
    <Button variant="ghost" size="sm" onPress={leave}>
      <XIcon size={16} />
      {t('nav.close')}
    </Button>
  );
}
