import { mixText } from '@cairn/shared-contracts/remote/override';
import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { InspectedPage, InspectorState } from '../../composition/boot.ts';
import type { PartRefs } from '../experiments/part-refs.ts';
import css from './inspector.module.css';
import { chooseMix, fetchState, leave } from './inspector-calls.ts';
import { InspectorPanel } from './inspector-panel.tsx';
import { Outlines } from './outlines.tsx';
import { shownRemotes } from './shown-remotes.ts';
import { useMeasured } from './use-measured.ts';
import type { Faults } from './watch-faults.ts';
import { useWords } from './words.ts';

/** sessionStorage: this tab's inspector is closed */
const CLOSED = 'cairn:inspector-closed';

interface InspectorProps {
  inspected: InspectedPage;
  parts: PartRefs;
  faults: Faults;
}

/** forms keep what they hold */
function reload(): void {
  window.dispatchEvent(new Event(BEFORE_RELOAD));
  window.location.reload();
}

/** What the page is composed of: outlines over the page, and beside it whose parts they are, which versions there are, and the mix of this browser. */
export function Inspector({ inspected, parts, faults }: InspectorProps) {
  const { t } = useWords();
  const [state, setState] = useState<InspectorState>();
  const [isOpen, setIsOpen] = useState(() => !sessionStorage.getItem(CLOSED));
  const [marked, setMarked] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const openButton = useRef<HTMLButtonElement>(null);
  useSyncExternalStore(faults.subscribe, faults.count);
  const measured = useMeasured(parts, isOpen);

  useEffect(() => {
    fetchState().then(setState, (error: unknown) => setFault(String(error instanceof Error ? error.message : error)));
  }, []);
  const show = (isShown: boolean) => {
    setIsOpen(isShown);
    if (isShown) sessionStorage.removeItem(CLOSED);
    else sessionStorage.setItem(CLOSED, '1');
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyI') return;
      event.preventDefault();
      show(!isOpen);
      // the keyboard goes where the eye goes
      setTimeout(() => document.getElementById(isOpen ? 'inspector-open' : 'inspector-title')?.focus());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  useEffect(() => {
    document.documentElement.toggleAttribute('data-inspected', isOpen);
  }, [isOpen]);

  const act = async (doing: () => Promise<unknown>) => {
    setIsBusy(true);
    setFault(undefined);
    try {
      await doing();
      reload();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      setIsBusy(false);
    }
  };
  const mix = Object.fromEntries(inspected.overrides.map(({ remote, wanted }) => [remote, wanted]));
  const choose = (remote: string, version: string | undefined) => {
    const { [remote]: _before, ...others } = mix;
    void act(() => chooseMix(version === undefined ? others : { ...others, [remote]: version }));
  };
  if (!isOpen)
    return (
      <button ref={openButton} id="inspector-open" type="button" className={css.open} onClick={() => show(true)}>
        {t('open', { count: inspected.overrides.length })}
      </button>
    );
  const remotes = shownRemotes({ state, inspected, measured, faults, parts });
  return (
    <>
      <Outlines remotes={remotes} parts={parts} marked={marked} />
      <InspectorPanel
        key={mixText(mix)}
        {...{ state, remotes, fault, isBusy, marked }}
        lcp={measured.lcp}
        onClose={() => show(false)}
        onMark={(name) => setMarked(name === marked ? undefined : name)}
        onChoose={choose}
        onReset={() => void act(() => chooseMix({}))}
        onLeave={() => void act(leave)}
      />
    </>
  );
}
