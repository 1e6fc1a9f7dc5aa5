import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';

describe('Popover', () => {
  it('opens beside its button and closes with Escape', async () => {
    render(
      <Popover label="Who is coming" trigger={<Button>Tourists</Button>}>
        Words
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tourists' }));
    expect(screen.getByRole('dialog', { name: 'Who is coming' }).textContent).toContain('Words');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
