import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { Strength } from '../../../common/model/password-strength.ts';
import css from './strength-hint.module.css';

/** How hard the password is to guess: in words, the bar says it again. */
export function StrengthHint({ strength }: { strength: Strength | undefined }) {
  const { t } = useTranslation('mf-account');
  return (
    <div role="status" className={css.hint}>
      {strength === undefined ? null : (
        <>
          <span className={css.bars} aria-hidden="true">
            {[1, 2, 3, 4].map((step) => (
              <i
                key={step}
                className={step <= Math.max(1, strength) ? css[strength > 2 ? 'good' : 'weak'] : undefined}
              />
            ))}
          </span>
          {t(`settings.password.strength.${strength}`)}
        </>
      )}
    </div>
  );
}
