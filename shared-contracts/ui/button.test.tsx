import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, LinkButton } from './button.tsx';

describe('Button', () => {
  it('acts on a press and on Enter', async () => {
    const press = jest.fn();
    render(<Button onPress={press}>Request to book</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Request to book' }));
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('does nothing while work is under way, but keeps its name and the focus', async () => {
    const press = jest.fn();
    render(
      <Button onPress={press} isLoading>
        Prepay €281
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Prepay €281' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('sends a form', async () => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit">Log in</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe('LinkButton', () => {
  it('is an anchor', () => {
    render(<LinkButton href="/tours">Show 102 tours</LinkButton>);
    expect(screen.getByRole('link', { name: 'Show 102 tours' }).getAttribute('href')).toBe('/tours');
  });
});
