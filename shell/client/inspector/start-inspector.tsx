import { createI18n, type Texts } from '@cairn/shared-contracts/i18n/create-i18n';
import { type LocaleCode, localeOf } from '@cairn/shared-contracts/i18n/locales';
import { TextsContext } from '@cairn/shared-contracts/i18n/use-translation';
import { createRoot } from 'react-dom/client';
import type { Boot, InspectedPage } from '../../composition/boot.ts';
import type { PartRefs } from '../experiments/part-refs.ts';
import { Inspector } from './inspector.tsx';
import { watchFaults } from './watch-faults.ts';

interface Start {
  boot: Pick<Boot, 'platform'>;
  inspected: InspectedPage;
  parts: PartRefs;
}

/** those of the reader's language come, and no others */
const TEXTS: Readonly<Record<LocaleCode, () => Promise<{ default: Texts }>>> = {
  'en-US': () => import('./i18n/en-US.json', { with: { type: 'json' } }),
  de: () => import('./i18n/de.json', { with: { type: 'json' } }),
  ru: () => import('./i18n/ru.json', { with: { type: 'json' } }),
  zh: () => import('./i18n/zh.json', { with: { type: 'json' } }),
};

/** Shows what the page is composed of, beside the page: in a tree of its own, that the page's React knows nothing of. */
export async function startInspector({ boot, inspected, parts }: Start): Promise<void> {
  const faults = watchFaults(window);
  const { code, iso } = localeOf(boot.platform.locale);
  const texts = createI18n(iso, { inspector: (await TEXTS[code]()).default });
  const place = document.createElement('div');
  place.id = 'cairn-inspector';
  place.lang = iso;
  const show = () => {
    document.body.append(place);
    createRoot(place).render(
      <TextsContext value={texts}>
        <Inspector inspected={inspected} parts={parts} faults={faults} />
      </TextsContext>,
    );
  };
  // what React takes over must be what the server wrote
  const isTakenOver = () => performance.getEntriesByName('cairn:hydrated').length > 0;
  if (isTakenOver() || document.documentElement.dataset.static) {
    show();
    return;
  }
  const timer = setInterval(() => {
    if (!isTakenOver() && !document.documentElement.dataset.static) return;
    clearInterval(timer);
    show();
  }, 50);
}
