import { Button } from '@cairn/shared-contracts/ui/button';
import { CallButton } from '@cairn/shared-contracts/ui/call-button';
import { CallbackDialog } from '@cairn/shared-contracts/ui/callback-dialog';
import { ConfirmDialog } from '@cairn/shared-contracts/ui/confirm-dialog';
import { ConnectionCode } from '@cairn/shared-contracts/ui/connection-code';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { Menu, MenuItem, MenuSeparator } from '@cairn/shared-contracts/ui/menu';
import { HoverPopover, Popover } from '@cairn/shared-contracts/ui/popover';
import { Sheet } from '@cairn/shared-contracts/ui/sheet';
import { Tooltip } from '@cairn/shared-contracts/ui/tooltip';
import { useState } from 'react';
import { HeartIcon, LogOutIcon, SettingsIcon } from '../icons.ts';
import { LONG_TEXT, NOTHING } from '../samples.ts';
import { Row, Specimen, Specimens } from '../specimen.tsx';

const open = (label: string) => <Button variant="secondary">{label}</Button>;
/** what the api answers a caller with */
const ANSWER = { name: 'Ala-Too Trekking', phone: '+44 20 7946 0182', code: '04711', expires_in: 960 };
/** long enough to scroll */
const LONG = LONG_TEXT.repeat(6);

function Dialogs() {
  return (
    <Row>
      <Dialog backEntry="specimen" title="Share this tour" trigger={open('Dialog')}>
        The address of the tour, and ways to send it.
      </Dialog>
      <Dialog
        backEntry="specimen"
        title="House rules"
        trigger={open('Long dialog')}
        footer={(close) => <Button onPress={close}>Close</Button>}
      >
        {LONG}
      </Dialog>
      <ConfirmDialog backEntry="specimen" title="Leave without saving?" trigger={open('Confirm')} onConfirm={NOTHING}>
        What you typed is kept as a draft.
      </ConfirmDialog>
      <ConfirmDialog
        backEntry="specimen"
        title="Cancel this booking?"
        trigger={open('Destructive')}
        confirmLabel="Cancel and refund €281"
        cancelLabel="Keep booking"
        onConfirm={NOTHING}
        isDestructive
      >
        You get €281 back in full, to the card ending 7745, within 3 to 5 working days.
      </ConfirmDialog>
      <Callback />
    </Row>
  );
}

function Callback() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Callback
      </Button>
      <CallbackDialog backEntry="specimen" isOpen={isOpen} onOpenChange={setOpen} phone="+996 555 123 456" />
    </>
  );
}

export function Overlays() {
  return (
    <Specimens>
      <Specimen
        name="dialog, confirm-dialog, callback-dialog"
        note="500 px, a sheet on a phone. Escape closes, focus comes back."
      >
        <Dialogs />
      </Specimen>
      <Specimen name="call-button" note="Asks for a number and a code, and shows them.">
        <Row>
          <CallButton label="Call Aigerim" ask={() => Promise.resolve(ANSWER)} />
          <CallButton label="Call, fails" ask={() => Promise.reject({ status: 'FETCH_ERROR' })} />
        </Row>
      </Specimen>
      <Specimen name="connection-code" note="What connects a messenger; it runs out while one looks.">
        <ConnectionCode
          name="Telegram"
          code="K7QX2M4P"
          url="https://t.me/cairn_example?start=K7QX2M4P"
          lifetime={600}
          onAgain={NOTHING}
        />
      </Specimen>
      <Specimen name="sheet" note="From the lower edge at every width; pulled down, it closes.">
        <Row>
          <Sheet backEntry="specimen" title="Choose a departure" trigger={open('Sheet')}>
            14 – 21 Jun, 6 of 10 seats left
          </Sheet>
          <Sheet
            backEntry="specimen"
            title="Filters"
            isFull
            trigger={open('Full sheet')}
            footer={(close) => <Button onPress={close}>Show 102 tours</Button>}
          >
            {LONG}
          </Sheet>
        </Row>
      </Specimen>
      <Specimen name="menu">
        <Row>
          <Menu label="Account" trigger={open('Menu')} placement="bottom start">
            <MenuItem icon={<HeartIcon />} end="3" href="#overlays">
              Favourites
            </MenuItem>
            <MenuItem icon={<SettingsIcon />}>Settings</MenuItem>
            <MenuItem isDisabled>My trips</MenuItem>
            <MenuSeparator />
            <MenuItem icon={<LogOutIcon />} isDanger>
              Log out
            </MenuItem>
          </Menu>
        </Row>
      </Specimen>
      <Specimen name="popover, tooltip" note="A tooltip repeats, it never says something alone.">
        <Row>
          <Popover label="Who is coming" trigger={open('Popover')}>
            A few controls or words.
          </Popover>
          <HoverPopover label="Who is coming" trigger={open('Popover on hover')}>
            It goes 300 ms after the mouse has left.
          </HoverPopover>
          <Tooltip trigger={open('Tooltip')}>Checked by a person on 4 May</Tooltip>
        </Row>
      </Specimen>
    </Specimens>
  );
}
