import { expect, it } from '@jest/globals';
import { writerName } from './writer-name.ts';

const site = (forceHideOrganizers: boolean) => ({
  organizer: { canCall: false, shouldShowCallOrganizerButton: false, forceHideOrganizers },
});

it.each([
  [false, 'organizer', 'Aigerim Sadykova', 'Aigerim Sadykova'],
  [true, 'organizer', 'Aigerim Sadykova', 'Veranstalter'],
  [true, 'tourist', 'Kate Novak', 'Kate Novak'],
  [true, 'organizer', null, 'Cairn-Support'],
] as const)('on a site that hides organizers (%s) the %s %s is told of as %s', (isHiding, writer, name, said) => {
  expect(writerName(site(isHiding), 'de-DE', { writer, name })).toBe(said);
});
