import { Collapse } from '@cairn/shared-contracts/ui/collapse';
import { LoadingBar } from '@cairn/shared-contracts/ui/loading-bar';
import { ScrollButton } from '@cairn/shared-contracts/ui/scroll-button';
import { Switch } from '@cairn/shared-contracts/ui/switch';
import { TruncateText } from '@cairn/shared-contracts/ui/truncate-text';
import { useState } from 'react';
import { LONG_TEXT } from '../samples.ts';
import { Specimen, Specimens } from '../specimen.tsx';

function Loading() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <Switch isSelected={isLoading} onChange={setLoading}>
        Something is loading
      </Switch>
    </>
  );
}

export function Motion() {
  return (
    <Specimens>
      <Specimen name="truncate-text" note="Folds to 120 px, if that hides more than 24.">
        <TruncateText>{LONG_TEXT.repeat(2)}</TruncateText>
        <TruncateText>A text that is short enough.</TruncateText>
      </Specimen>
      <Specimen name="collapse">
        <div>
          <Collapse title="What is included" level={4} hasLine defaultOpen>
            {LONG_TEXT.slice(0, 180)}
          </Collapse>
          <Collapse title="What to bring" level={4} hasLine>
            {LONG_TEXT.slice(180, 360)}
          </Collapse>
        </div>
      </Specimen>
      <Specimen name="loading-bar" note="3 px at the upper edge, after 200 ms.">
        <Loading />
      </Specimen>
      <Specimen name="scroll-button" note="In the corner, after 150 px of scrolling; the second press goes back.">
        <ScrollButton />
      </Specimen>
    </Specimens>
  );
}
