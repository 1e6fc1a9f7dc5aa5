import { CircleCheckIcon, MountainIcon, SendIcon, WalletIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { SectionHead } from '../../../common/ui/section-head.tsx';
import css from './how-it-works.module.css';

const STEPS = [
  { id: 'request', Icon: SendIcon },
  { id: 'confirm', Icon: CircleCheckIcon },
  { id: 'prepay', Icon: WalletIcon },
  { id: 'go', Icon: MountainIcon },
] as const;

export function HowItWorks() {
  const { t } = useTranslation('mf-catalog');
  return (
    <section className="page section">
      <SectionHead title={t('how.title')} />
      <ol className={css.steps}>
        {STEPS.map(({ id, Icon }) => (
          <li key={id} className={css.step}>
            <Icon size={28} strokeWidth={1.5} className={css.icon} />
            <h3>{t(`how.${id}.title`)}</h3>
            <p className={css.text}>{t(`how.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
