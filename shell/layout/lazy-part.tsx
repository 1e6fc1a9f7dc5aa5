import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { Component, type ReactNode, Suspense } from 'react';

interface LazyPartProps {
  /** the part cannot be had: puts away what opened it */
  onFail(): void;
  children: ReactNode;
}

/**
 * A part of the layout whose code comes when somebody opens it. If it cannot be had, the page stays as it is and says so; the root
 * hears of the error too and may load the page anew (client/behaviours/chunk-reload.ts).
 */
export function LazyPart({ onFail, children }: LazyPartProps) {
  const { t } = useTranslation('shell');
  const fail = () => {
    toast({ tone: 'error', text: t('errors.later') });
    onFail();
  };
  return (
    <Place onFail={fail}>
      <Suspense>{children}</Suspense>
    </Place>
  );
}

class Place extends Component<LazyPartProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
