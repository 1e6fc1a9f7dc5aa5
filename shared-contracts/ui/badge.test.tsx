import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Badge } from './badge.tsx';
import { CheckIcon } from './icons.tsx';

describe('Badge', () => {
  it('says the state in words, with or without an icon', () => {
    render(
      <Badge tone="success" icon={<CheckIcon size={13} />}>
        Confirmed
      </Badge>,
    );
    expect(screen.getByText('Confirmed').className).toContain('success');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
