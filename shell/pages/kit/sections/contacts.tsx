import { type ChosenCity, CityAutocomplete } from '@cairn/shared-contracts/ui/city-autocomplete';
import { FileSelector, type UploadContext } from '@cairn/shared-contracts/ui/file-selector';
import { PhoneInput } from '@cairn/shared-contracts/ui/phone-input';
import { useState } from 'react';
import { NOTHING } from '../samples.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const CITIES = [
  { id: 1, name: 'Bishkek', note: 'Kyrgyzstan' },
  { id: 2, name: 'Karakol', note: 'Kyrgyzstan' },
  { id: 3, name: 'Karlsruhe', note: 'Germany' },
  { id: 4, name: 'Karlovy Vary', note: 'Czechia' },
];

const searchCities = async (query: string) =>
  CITIES.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
const searchNothing = async () => [];

function Phones() {
  const [empty, setEmpty] = useState('');
  const [wrong, setWrong] = useState('+49 12');
  return (
    <>
      <PhoneInput label="Phone" value={empty} onChange={setEmpty} defaultCountry="US" />
      <output>{empty}</output>
      <PhoneInput label="Phone, filled" value="+420777123456" onChange={NOTHING} />
      <PhoneInput label="Phone, invalid" value={wrong} onChange={setWrong} error="Please enter a valid phone number" />
      <PhoneInput label="Phone, disabled" value="+996555123456" onChange={NOTHING} isDisabled />
    </>
  );
}

function Cities() {
  const [city, setCity] = useState<ChosenCity | null>(null);
  const [named, setNamed] = useState<ChosenCity | null>({ id: 2, name: 'Karakol' });
  return (
    <>
      <CityAutocomplete label="City" value={city} onChange={setCity} search={searchCities} />
      <CityAutocomplete label="City, may be new" value={named} onChange={setNamed} search={searchCities} canCreate />
      <CityAutocomplete
        label="City, invalid"
        value={null}
        onChange={NOTHING}
        search={searchNothing}
        error="Required field"
      />
      <CityAutocomplete label="City, disabled" value={null} onChange={NOTHING} search={searchNothing} isDisabled />
    </>
  );
}

/** a quarter of the file at a time; a file whose name begins with "fail" does not arrive */
async function upload(file: File, { onProgress, signal }: UploadContext): Promise<string> {
  for (let part = 1; part <= 4; part += 1) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    signal.throwIfAborted();
    if (part === 3 && file.name.startsWith('fail')) throw new Error('The connection was lost');
    onProgress(part / 4);
  }
  return file.name;
}

export function Contacts() {
  return (
    <Specimens>
      <Specimen
        name="phone-input"
        note="Letters are not taken; a number of another country asks before it changes the country."
      >
        <Phones />
      </Specimen>
      <Specimen name="city-autocomplete" note="Kar finds three. A new name is offered when no known one contains it.">
        <Cities />
      </Specimen>
      <Specimen
        name="file-selector"
        note="Choose, drop or paste. A file whose name begins with fail does not arrive."
        isWide
      >
        <FileSelector
          label="Photos"
          hint="Up to three, 5 MB each"
          upload={upload}
          onChange={NOTHING}
          maxFiles={3}
          maxSize={5_000_000}
          isImageOnly
        />
        <FileSelector label="Passport, invalid" upload={upload} onChange={NOTHING} error="Required field" />
        <FileSelector label="Passport, disabled" upload={upload} onChange={NOTHING} isDisabled />
      </Specimen>
    </Specimens>
  );
}
