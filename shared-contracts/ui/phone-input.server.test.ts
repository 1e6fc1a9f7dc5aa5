import { expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import '../testing/kit-messages.mjs';
import { PhoneInput } from './phone-input.tsx';

it('a phone field needs no names of countries on the server, whose locale data may be another', () => {
  const html = renderToString(
    createElement(PhoneInput, { label: 'Phone', value: '+420777123456', onChange: () => undefined }),
  );
  expect(html).toContain('+420');
  expect(html).toContain('777123456');
  expect(html).not.toContain('Czechia');
});
