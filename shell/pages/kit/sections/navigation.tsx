import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { Pagination } from '@cairn/shared-contracts/ui/pagination';
import { ScrollSpy } from '@cairn/shared-contracts/ui/scroll-spy';
import { SegmentControl } from '@cairn/shared-contracts/ui/segment-control';
import { Stepper } from '@cairn/shared-contracts/ui/stepper';
import { Tabs } from '@cairn/shared-contracts/ui/tabs';
import { useState } from 'react';
import { ListIcon, MapIcon } from '../icons.ts';
import { LONG_TEXT } from '../samples.ts';
import { Specimen, Specimens, Stack } from '../specimen.tsx';

const TABS = [
  { id: 'about', label: 'About', content: LONG_TEXT.slice(0, 90) },
  { id: 'program', label: 'Program', content: LONG_TEXT.slice(90, 200) },
  { id: 'reviews', label: 'Reviews', count: 128, content: 'Reviews of those who were there.' },
  { id: 'map', label: 'Map', content: '', isDisabled: true },
];

const STEPS = [
  { id: 'sent', label: 'Request sent' },
  { id: 'confirmed', label: 'Confirmed' },
  { id: 'prepaid', label: 'Prepaid' },
  { id: 'complete', label: 'Tour complete' },
];

const VIEWS = [
  { id: 'list', label: 'List', icon: <ListIcon size={16} /> },
  { id: 'map', label: 'Map', icon: <MapIcon size={16} /> },
];

function Segments() {
  const [view, setView] = useState('list');
  return (
    <Stack>
      <SegmentControl label="View" options={VIEWS} value={view} onChange={setView} />
      <SegmentControl label="View, disabled" options={VIEWS} value={view} onChange={setView} isDisabled />
    </Stack>
  );
}

const hrefFor = (page: number) => `?page=${page}#navigation`;

export function Navigation() {
  return (
    <Specimens>
      <Specimen name="tabs" note="Arrow keys move, Home and End jump.">
        <Tabs label="Tour" items={TABS} />
      </Specimen>
      <Specimen name="segment-control">
        <Segments />
      </Specimen>
      <Specimen name="breadcrumbs">
        <Breadcrumbs
          items={[
            { label: 'Cairn', href: '/' },
            { label: 'Kyrgyzstan', href: '/kyrgyzstan' },
            { label: 'Terskey Alatau traverse: passes, alpine lakes and Altyn-Arashan springs' },
          ]}
        />
      </Specimen>
      <Specimen
        name="scroll-spy"
        note="Sticks under the header; the section being read is marked. The index above is one, too."
      >
        <ScrollSpy
          label="Families"
          items={[
            { name: 'Buttons', anchor: 'buttons' },
            { name: 'People', anchor: 'people', count: 5 },
            { name: 'Notices', anchor: 'notices' },
          ]}
        />
      </Specimen>
      <Specimen name="stepper" note="A phone scrolls sideways, with the current step in the middle." isWide>
        <Stepper label="Booking, sent" steps={STEPS} current={0} />
        <Stepper label="Booking, confirmed" steps={STEPS} current={1} />
        <Stepper label="Booking, complete" steps={STEPS} current={STEPS.length} />
      </Specimen>
      <Specimen name="pagination" note="Seven pages and the gaps between them; the arrows do not move." isWide>
        {[1, 2, 5, 12, 24].map((page) => (
          <Pagination key={page} label={`Page ${page} of 24`} page={page} total={24} hrefFor={hrefFor} />
        ))}
        <Pagination label="Three pages" page={2} total={3} hrefFor={hrefFor} />
      </Specimen>
    </Specimens>
  );
}
