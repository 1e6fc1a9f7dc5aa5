import { CopyIcon } from '@cairn/shared-contracts/icons';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useRef, useState } from 'react';
import css from './experiment.module.css';

const SAID = { yes: 'Copied', no: 'The browser does not let us copy: the command is selected.' } as const;

/** What can be done about an experiment, to be run where the keys are. */
export function CommandToCopy({ label, text }: { label: string; text: string }) {
  const codeRef = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<keyof typeof SAID>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      // one key is left to press
      if (codeRef.current) getSelection()?.selectAllChildren(codeRef.current);
      setCopied('no');
    }
  }
  return (
    <div className={css.command}>
      <b>{label}</b>
      <code ref={codeRef}>{text}</code>
      <Button variant="secondary" size="sm" aria-label={`Copy: ${label}`} onPress={() => void copy()}>
        <CopyIcon />
        Copy
      </Button>
      <div role="status">{copied && SAID[copied]}</div>
    </div>
  );
}
