import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ModulePreloads } from './module-preloads.tsx';

it('hints every module with its hash and the page’s nonce, and nothing that could break out of the attribute', () => {
  const { container } = render(
    <ModulePreloads
      nonce="n+/="
      modules={[
        { url: '/a.js', integrity: 'sha384-a' },
        { url: '/b.js?x="><script>', integrity: '' },
      ]}
    />,
  );
  const links = [...container.querySelectorAll('link')];
  expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('integrity'), link.nonce])).toEqual([
    ['modulepreload', 'sha384-a', 'n+/='],
    ['modulepreload', null, 'n+/='],
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/a.js', '/b.js?x="><script>']);
  expect(container.querySelector('script')).toBeNull();
});
