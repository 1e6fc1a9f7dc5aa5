import { Button } from '@cairn/shared-contracts/ui/button';
import type { ReactNode } from 'react';
import css from './text-button.module.css';

/** An action inside a sentence: looks like a link, goes nowhere. */
export function TextButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button variant="ghost" size="sm" className={css.text ?? ''} onPress={onPress}>
      {children}
    </Button>
  );
}
