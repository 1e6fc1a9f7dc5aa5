import { CheckIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { MONTHS } from '../model/months.ts';
import { MonthHeads } from './month-heads.tsx';
import css from './weather.module.css';

/** The months in which the tour runs: the organizer chose them for their weather. */
export function SeasonTable({ season, caption }: { season: readonly number[]; caption: string }) {
  const { t } = useTranslation('mf-tour');
  return (
    <table className={css.table}>
      <caption className="vh">{caption}</caption>
      <MonthHeads months={MONTHS} season={season} />
      <tbody>
        <tr>
          <th scope="row">{t('weather.seasonRow')}</th>
          {MONTHS.map((month) => (
            <td key={month} className={season.includes(month) ? css.season : undefined}>
              {season.includes(month) ? <CheckIcon size={16} label={t('weather.yes')} /> : '–'}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
