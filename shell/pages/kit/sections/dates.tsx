import { DatePicker } from '@cairn/shared-contracts/ui/date-picker';
import { type DateRange, DateRangePicker } from '@cairn/shared-contracts/ui/date-range-picker';
import { useState } from 'react';
import { NOTHING } from '../samples.ts';
import { Pair, Specimen, Specimens } from '../specimen.tsx';

const CHOSEN = { start: '2027-06-14', end: '2027-06-28' };
const DEPARTURES = ['2027-06-14', '2027-06-21', '2027-06-28', '2027-07-05'];

function Ranges() {
  const [open, setOpen] = useState<DateRange | null>(null);
  const [chosen, setChosen] = useState<DateRange | null>(CHOSEN);
  const [departure, setDeparture] = useState<DateRange | null>(null);
  return (
    <Pair>
      <DateRangePicker label="When" value={open} onChange={setOpen} min="today" />
      <DateRangePicker label="Chosen" value={chosen} onChange={setChosen} min="2027-06-09" max="2027-07-24" />
      <DateRangePicker
        label="Departures, with prices"
        value={departure}
        onChange={setDeparture}
        min="2027-06-01"
        allowed={DEPARTURES}
        noteFor={(date) => (DEPARTURES.includes(date) ? '€890' : undefined)}
      />
    </Pair>
  );
}

function Days() {
  const [day, setDay] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>('2027-06-21');
  return (
    <Pair>
      <DatePicker label="Born" value={day} onChange={setDay} max="today" hasYears />
      <DatePicker label="Two months" value={chosen} onChange={setChosen} disabled={DEPARTURES.slice(2)} months={2} />
      <DatePicker label="Invalid" value={null} onChange={NOTHING} error="Required field" />
      <DatePicker label="Disabled" value="2027-06-21" onChange={NOTHING} isDisabled />
    </Pair>
  );
}

export function Dates() {
  return (
    <Specimens>
      <Specimen
        name="date-range-picker"
        note="Two months from 992 px; below, one list with Apply. Arrows, Page up and down, Home and End move."
        isWide
      >
        <Ranges />
      </Specimen>
      <Specimen name="date-picker" isWide>
        <Days />
      </Specimen>
    </Specimens>
  );
}
