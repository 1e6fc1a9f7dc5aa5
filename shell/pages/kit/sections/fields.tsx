import { CodeInput } from '@cairn/shared-contracts/ui/code-input';
import { ComboBox } from '@cairn/shared-contracts/ui/combo-box';
import { CountryBox } from '@cairn/shared-contracts/ui/country-box';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { PasswordField } from '@cairn/shared-contracts/ui/password-field';
import { Select } from '@cairn/shared-contracts/ui/select';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { useState } from 'react';
import { Forced } from '../forced.tsx';
import { EyeIcon, SearchIcon } from '../icons.ts';
import { LONG_WORD, NOTHING } from '../samples.ts';
import { Pair, Specimen, Specimens } from '../specimen.tsx';

const FORM_COUNTRIES = [
  { id: 1, iso_code: 'NO', name: 'Norway' },
  { id: 2, iso_code: 'SE', name: 'Sweden' },
  { id: 3, iso_code: 'GE', name: 'Georgia' },
];

const STAYS = [
  { id: 'tents', label: 'Tents' },
  { id: 'huts', label: 'Huts', note: 'with dinner' },
  { id: 'hotels', label: LONG_WORD },
  { id: 'boats', label: 'Boats', isDisabled: true },
];
const COUNTRIES = ['Austria', 'Georgia', 'Iceland', 'Kyrgyzstan', 'Morocco', 'Nepal', 'Norway', 'Slovenia'].map(
  (label) => ({ id: label.toLowerCase(), label }),
);

function TextFields() {
  return (
    <Pair>
      <TextField label="Default" placeholder="Placeholder" />
      <Forced as="hovered">
        <TextField label="Hover" defaultValue="Karakol" />
      </Forced>
      <Forced as="focused">
        <TextField label="Focus" defaultValue="Karakol" />
      </Forced>
      <TextField label="Invalid" defaultValue="kate@" error="Please enter a valid e-mail." />
      <TextField label="Disabled" defaultValue="March 2021" isDisabled />
      <TextField label="With a hint" hint="As in the passport" isRequired />
      <TextField
        label="Icon and button"
        icon={<SearchIcon />}
        end={
          <IconButton label="Show">
            <EyeIcon />
          </IconButton>
        }
      />
      <PasswordField label="Password" defaultValue="12345678" />
      <TextField label="Long" defaultValue={LONG_WORD.repeat(3)} hint={LONG_WORD.repeat(2)} />
    </Pair>
  );
}

/** 12345 is right, everything else is not */
function Code() {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'open' | 'wrong' | 'done'>('open');
  return (
    <>
      <CodeInput
        label="One-time code"
        attempt={attempt}
        onChange={() => setState('open')}
        onComplete={(code) => {
          const isRight = code === '12345';
          setState(isRight ? 'done' : 'wrong');
          if (!isRight) setAttempt((now) => now + 1);
        }}
        {...(state === 'wrong' ? { error: 'This code is not right. Try 12345.' } : {})}
      />
      <output>{state === 'done' ? 'The code is right' : ''}</output>
    </>
  );
}

export function Fields() {
  const [stay, setStay] = useState('tents');
  return (
    <Specimens>
      <Specimen name="text-field" note="Label above, hint below; an error replaces the hint." isWide>
        <TextFields />
      </Specimen>
      <Specimen name="text-area">
        <TextArea label="Message" placeholder="What would you like to know?" />
        <TextArea label="Message, invalid" error="Minimum 10 characters" defaultValue="Hi" rows={2} />
        <TextArea label="Message, disabled" isDisabled rows={2} />
      </Specimen>
      <Specimen name="select">
        <Select label="Nights" options={STAYS} value={stay} onChange={setStay} />
        <Select label="Nothing chosen" options={STAYS} placeholder="Select" />
        <Select label="Invalid" options={STAYS} placeholder="Select" error="Required field." />
        <Select label="Disabled" options={STAYS} defaultValue="huts" isDisabled />
        <Select label="Without options" options={[]} placeholder="Select" />
        <Select aria-label="Sort" size="sm" options={STAYS} value={stay} onChange={setStay} />
      </Specimen>
      <Specimen name="combo-box" note="Type to find.">
        <ComboBox label="Country" options={COUNTRIES} placeholder="Where to" icon={<SearchIcon />} />
        <ComboBox label="Country, invalid" options={COUNTRIES} error="Required field." />
        <ComboBox label="Country, disabled" options={COUNTRIES} isDisabled />
      </Specimen>
      <Specimen
        name="country-box"
        note="Found by its name in any language of the site, or in its own: try Sverige, 挪威."
      >
        <CountryBox label="Country of a form" countries={FORM_COUNTRIES} />
      </Specimen>
      <Specimen name="code-input" note="Five digits; typed one by one or pasted at once. 12345 is right.">
        <Code />
        <CodeInput label="Code, disabled" onComplete={NOTHING} isDisabled />
      </Specimen>
    </Specimens>
  );
}
