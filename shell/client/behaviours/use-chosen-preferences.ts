import { useRemoteEvent } from '@cairn/shared-contracts/remote/events';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { useDispatch } from '@cairn/shared-contracts/state/store-context';

/** Hears what the settings of the account say; the code comes then. */
export function useChosenPreferences(): void {
  const platform = usePlatform();
  const dispatch = useDispatch();
  useRemoteEvent('mf-account/preferences-chosen', (chosen) => {
    void import('../../layout/apply-preference.ts').then(({ applyPreference }) =>
      applyPreference(chosen, platform, dispatch),
    );
  });
}
