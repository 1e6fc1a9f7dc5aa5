import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render.tsx';
import { OrganizerIn } from './organizer-link.tsx';

const show = (say: (name: string) => string, forceHideOrganizers = false) =>
  renderPage(
    <p>
      <OrganizerIn id={7} name="Ala-Too Trekking" say={say} />
    </p>,
    {
      site: { organizer: { forceHideOrganizers } },
      slot: ({ name, props }) => <span data-testid={name}>{JSON.stringify(props)}</span>,
    },
  );
const link = () => screen.queryByRole('link', { name: 'Ala-Too Trekking' });

describe('an organizer’s name in a sentence', () => {
  it.each([
    [(name: string) => `Held here, passed to ${name} when the tour starts.`],
    [(name: string) => `${name} answers your request`],
    [(name: string) => `Led by ${name}`],
  ])('leads to their page: %s', (say) => {
    const { container } = show(say);
    expect(container.textContent).toBe(say('Ala-Too Trekking'));
    expect(link()?.getAttribute('href')).toBe('/tour-provider/7');
  });

  it('opens the short sheet about them when it is pressed', async () => {
    const { user } = show((name) => `Led by ${name}`);
    await user.click(screen.getByRole('link'));
    expect(screen.getByTestId('mf-content/organizer-name').textContent).toContain('"isOpen":true');
  });

  it('is no link in a sentence that does without it', () => {
    const { container } = show(() => 'You cancelled this booking.');
    expect(container.textContent).toBe('You cancelled this booking.');
    expect(link()).toBeNull();
  });

  it('is text on a site that names no organizers', () => {
    const { container } = show((name) => `Led by ${name}`, true);
    expect(container.textContent).toBe('Led by Ala-Too Trekking');
    expect(link()).toBeNull();
  });
});
