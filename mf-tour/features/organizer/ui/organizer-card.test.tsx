import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { aTour } from '../../../testing/sample-tour.ts';
import { OrganizerCard } from './organizer-card.tsx';

const open = (is_verified: boolean, verificationService = {}) =>
  renderInPage(
    <OrganizerCard tour={{ ...aTour, organizer: { ...aTour.organizer, is_verified } }} />,
    {},
    { site: { verificationService } },
  );

describe('a tourist reads who leads the tour', () => {
  it('and who checked them, with the way to how', () => {
    open(true, { legalName: 'Club Review', link: '/safety-rules', linkText: 'How organizers are checked' });
    expect(screen.getByText(/Identity checked by Club Review/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'How organizers are checked' }).getAttribute('href')).toBe('/safety-rules');
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('and that nobody did, where the site says so: %s', (allowMessagesAboutUnverifiedIdentity, times) => {
    open(false, { allowMessagesAboutUnverifiedIdentity });
    expect(screen.queryAllByText(/has not been checked yet/)).toHaveLength(times);
    expect(screen.queryByText(/Identity checked by/)).toBeNull();
  });
});
