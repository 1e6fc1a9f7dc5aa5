import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Skeleton, SkeletonLines } from './skeleton.tsx';

describe('Skeleton', () => {
  it('has the geometry of the content and says nothing', () => {
    const { container } = render(
      <>
        <Skeleton shape="picture" ratio="4/3" />
        <SkeletonLines count={3} />
      </>,
    );
    expect(container.textContent).toBe('');
    expect(container.querySelectorAll(':scope > [aria-hidden="true"]')).toHaveLength(2);
    expect(container.querySelectorAll('.lines > .skeleton')).toHaveLength(3);
  });
});
