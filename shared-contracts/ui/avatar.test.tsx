import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';

describe('Avatar', () => {
  it('shows initials until there is a photo', () => {
    const { rerender } = render(<Avatar name="Aigerim Sadykova" id={7} isNamed />);
    expect(screen.getByRole('img', { name: 'Aigerim Sadykova' }).textContent).toBe('AS');
    rerender(<Avatar name="Aigerim Sadykova" id={7} isNamed src="/media/face/{size}.jpg" />);
    expect(screen.getByRole('img', { name: 'Aigerim Sadykova' }).getAttribute('src')).toBe('/media/face/200.jpg');
  });

  it('is silent beside a written name', () => {
    render(<Avatar name="Aigerim Sadykova" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
