import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FormFoot } from './form-foot.tsx';

describe('under the button of a form', () => {
  it.each([
    ['agree', 'By clicking the button you agree to the terms and the privacy policy.', 2],
    ['accept', 'By continuing you accept the Terms and Privacy policy.', 2],
    ['nothing', '', 0],
  ] as const)('stands what pressing it means: %s', (says, sentence, links) => {
    const { container } = render(<FormFoot says={says} />);
    const robots = 'This form is protected from robots by a captcha.';
    expect(container.textContent).toBe([sentence, robots].filter(Boolean).join(' '));
    // they open beside: the form keeps its data
    expect(
      screen.queryAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
    ).toEqual(
      [
        ['/agreement', '_blank'],
        ['/privacy', '_blank'],
      ].slice(0, links),
    );
  });
});
