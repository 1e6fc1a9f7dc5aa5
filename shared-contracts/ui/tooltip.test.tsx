import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

describe('Tooltip', () => {
  it('explains a control that has the keyboard focus', async () => {
    render(<Tooltip trigger={<Button>Verified</Button>}>Checked by a person on 4 May</Tooltip>);
    await userEvent.tab();
    expect(screen.getByRole('tooltip').textContent).toBe('Checked by a person on 4 May');
    expect(screen.getByRole('button', { description: 'Checked by a person on 4 May' })).toBeTruthy();
  });
});
