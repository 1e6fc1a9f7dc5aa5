import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useInRouterContext } from 'react-router';
import { useBackEntry } from '../remote/use-back-entry.ts';
import { DIALOG_CLOSE_MS } from './constants.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import css from './modal-frame.module.css';
import { useDragToClose } from './use-drag-to-close.ts';

/** Content that may close what it stands in. */
export type WithClose = ReactNode | ((close: () => void) => ReactNode);

/** `closeFor` is for what changes the address: it acts once the entry of the history is gone, which would take the change away with it. */
export type ModalContent = ReactNode | ((close: () => void, closeFor: (act: () => void) => void) => ReactNode);

export interface ModalFrameProps {
  /** Heading and accessible name. */
  title: ReactNode;
  children: ModalContent;
  /** Buttons under a hairline; the safe choice is left and quiet. */
  footer?: ModalContent;
  /** The button that opens it; focus returns there. Without one, drive `isOpen`. */
  trigger?: ReactElement;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether a press outside closes it. Escape and the close button always do, unless `hasClose` is false. */
  isDismissable?: boolean;
  hasClose?: boolean;
  closeLabel?: string;
  /**
   * Names an entry of the history, unlike every id of the page: with it the browser's Back closes this instead of leaving the page.
   * null: whoever shows it has an entry of its own (use-back-entry.ts), or Back is what it asks about.
   */
  backEntry: string | null;
  /** Width in px. */
  width?: number;
  className?: string;
}

// Custom properties are missing from CSSProperties.
const CLOSING = { '--modal-close': `${DIALOG_CLOSE_MS}ms` } as CSSProperties;

interface FrameKind {
  kind: 'dialog' | 'sheet' | 'full-sheet';
  role?: 'dialog' | 'alertdialog';
}

/** Overlay, surface, head, scrolling body and foot: what Dialog, Sheet and ConfirmDialog have in common. */
export function ModalFrame({
  kind,
  role = 'dialog',
  title,
  children,
  footer,
  trigger,
  isOpen,
  defaultOpen,
  onOpenChange,
  isDismissable = true,
  hasClose = true,
  closeLabel,
  backEntry,
  width,
  className,
}: ModalFrameProps & FrameKind) {
  const t = useKitMessages();
  // the kit is also shown where there is no router
  const Closing = useInRouterContext() && backEntry ? ClosedByBack : ClosedHere;
  // react-aria takes an explicit undefined for "closed, and mine": leave unset what is not given.
  const state = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  // Custom properties are missing from CSSProperties.
  const style = (width === undefined ? CLOSING : { ...CLOSING, '--modal-width': `${width}px` }) as CSSProperties;
  const overlay = (
    <ModalOverlay
      {...(trigger ? {} : state)}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!hasClose}
      style={CLOSING}
      className={cx(css.overlay, kind === 'dialog' ? css.dialogOverlay : css.sheet, kind === 'full-sheet' && css.full)}
    >
      <Modal data-sheet="" className={cx(css.modal, className)} style={style}>
        <AriaDialog role={role} className={cx(css.dialog)}>
          {({ close }) => (
            <Closing entry={backEntry ?? ''} close={close}>
              {(closeFor) => (
                <>
                  <Head
                    title={title}
                    closeLabel={hasClose ? (closeLabel ?? t('dialog.close')) : undefined}
                    close={close}
                  />
                  <div ref={scrollByKeyboard} className={css.body}>
                    {typeof children === 'function' ? children(close, closeFor) : children}
                  </div>
                  {footer ? (
                    <div className={css.foot}>{typeof footer === 'function' ? footer(close, closeFor) : footer}</div>
                  ) : null}
                </>
              )}
            </Closing>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
  if (!trigger) return overlay;
  return (
    <DialogTrigger {...state}>
      {trigger}
      {overlay}
    </DialogTrigger>
  );
}

interface ClosingProps {
  entry: string;
  close: () => void;
  children: (closeFor: (act: () => void) => void) => ReactNode;
}

function ClosedByBack({ entry, close, children }: ClosingProps) {
  const { leave } = useBackEntry(entry, close);
  return children((act) =>
    leave(() => {
      act();
      close();
    }),
  );
}

const ClosedHere = ({ close, children }: ClosingProps) =>
  children((act) => {
    act();
    close();
  });

/** Words that are longer than the screen: without a control among them, arrow keys must reach them in another way. */
function scrollByKeyboard(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}

function Head({ title, closeLabel, close }: { title: ReactNode; closeLabel: string | undefined; close: () => void }) {
  const drag = useDragToClose(close);
  return (
    <div className={css.head} {...(closeLabel ? drag : {})}>
      <span className={css.grab} aria-hidden="true" />
      <Heading slot="title" level={2} className={css.title}>
        {title}
      </Heading>
      {closeLabel ? (
        <IconButton label={closeLabel} onPress={close}>
          <XIcon />
        </IconButton>
      ) : null}
    </div>
  );
}
