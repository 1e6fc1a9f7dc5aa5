import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ModulePreloads } from './module-preloads.tsx';

it('hints every module with its hash, and nothing that could break out of the attribute', () => {
  const { container } = render(
    <ModulePreloads
      modules={[
        { url: '/a.js', integrity: 'sha384-a' },
        { url: '/b.js?x="><script>', integrity: '' },
      ]}
    />,
  );
  const links = [...container.querySelectorAll('link')];
  expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('integrity')])).toEqual([
    ['modulepreload', 'sha384-a'],
    ['modulepreload', null],
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/a.js', '/b.js?x="><script>']);
  expect(container.querySelector('script')).toBeNull();
});
