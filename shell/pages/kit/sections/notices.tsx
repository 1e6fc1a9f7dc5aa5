import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { type ToastMessage, toast } from '@cairn/shared-contracts/ui/toast';
import { LONG_TEXT, NOTHING } from '../samples.ts';
import { Row, Specimen, Specimens } from '../specimen.tsx';

const TOASTS: readonly (ToastMessage & { name: string })[] = [
  { name: 'Success', text: 'Saved to favourites', action: { label: 'Undo', onAction: NOTHING } },
  { name: 'Error', tone: 'error', text: 'No connection. Message kept as draft' },
  { name: 'Warning', tone: 'warning', title: 'Two seats left', text: 'Another tourist is looking at this departure.' },
  { name: 'Info', tone: 'info', text: 'Times are local to Karakol.' },
  { name: 'Long', tone: 'info', title: 'On the way', text: LONG_TEXT },
  { name: 'Two seconds', tone: 'info', text: 'Gone in a moment', closeDelay: 2000 },
];

export function Notices() {
  return (
    <Specimens>
      <Specimen name="toast" note="One at a time, 7 s; hover and focus stop the clock. Errors stay until closed.">
        <Row>
          {TOASTS.map(({ name, ...message }) => (
            <Button key={name} variant="secondary" onPress={() => toast(message)}>
              {name}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="alert">
        <Alert title="Times are local to Karakol.">Your phone is 4 hours behind.</Alert>
        <Alert tone="success" title="Prepaid.">
          The balance of €609 is due on 31 May.
        </Alert>
        <Alert tone="warning" title="2 seats left">
          on 28 June.
        </Alert>
        <Alert
          tone="danger"
          title="The bank declined the payment."
          role="note"
          action={
            <Button size="sm" variant="secondary">
              Pay by QR
            </Button>
          }
        >
          Try another card or pay by QR.
        </Alert>
      </Specimen>
    </Specimens>
  );
}
