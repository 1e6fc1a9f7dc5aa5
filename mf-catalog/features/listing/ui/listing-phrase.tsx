import { importLate } from '@cairn/shared-contracts/remote/import-late';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useLocation, useNavigate } from 'react-router';
import { partyParams } from '../../../common/model/party.ts';
import { prefetch } from '../../../common/model/prefetch.ts';
import { codeOfSearch, leaveTo } from '../../../common/model/search-code.ts';
import { LEFT_PARAM, SENTENCE_PARAM } from '../../../common/model/sentence-param.ts';
import type { Reading } from '../../../common/model/use-reading.ts';
import { VIEW_PARAM } from '../model/listing-extras.ts';
import { useListingHref } from '../model/use-listing-href.ts';
import type { ListingState } from '../model/use-listing-state.ts';
import css from './listing-phrase.module.css';
import { PhraseField } from './phrase-field.tsx';

/** what a sentence makes of an address: nobody needs it before there is one */
const loadPhrase = () => import('../../../common/model/phrase.ts');
const fetchPhrase = prefetch(() => importLate(loadPhrase));

/** The sentence field above a listing: what is said narrows it further, or leads elsewhere. Says what was left out of the last one. */
export function ListingPhrase({ state }: { state: ListingState }) {
  const { t } = useTranslation('mf-catalog');
  const { chosen, extras } = state;
  const navigate = useNavigate();
  const { basename } = usePlatform();
  const hrefOf = useListingHref();
  const left = new URLSearchParams(useLocation().search).get(LEFT_PARAM);
  const own = partyParams(extras.people, extras.ages);
  if (extras.view === 'map') own.set(VIEW_PARAM, extras.view);
  async function search(text: string, reading: Reading | undefined) {
    // what is not read yet is read on the way, by the same code
    const phrase = await codeOfSearch(loadPhrase);
    if (phrase && reading) {
      void navigate(phrase.phraseHref({ parts: [...reading.parts], left: [...reading.left] }, chosen, own));
      return;
    }
    const href = hrefOf({ ...chosen, page: 1 });
    const unread = `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ [SENTENCE_PARAM]: text })}`;
    if (phrase) void navigate(unread);
    else leaveTo(unread, basename, navigate);
  }
  return (
    <>
      <PhraseField
        filter={chosen}
        extras={extras}
        isEmptied
        onRead={fetchPhrase}
        onSearch={(text, reading) => void search(text, reading)}
      />
      {left ? (
        <p className={css.left} role="status">
          {t('phrase.leftOut', { words: left })}
        </p>
      ) : null}
    </>
  );
}
