import { describe, expect, it } from '@jest/globals';
import { welcome } from './start-words.ts';

const STARTED = { url: 'http://localhost:3000', listening: 'http://localhost:3000', logs: '/srv/cairn/logs' };

describe('what npm start says when everything runs', () => {
  it('is the address and where the logs are, and of a demonstration who may log in', () => {
    const said = welcome({ ...STARTED, isDemo: true });
    expect(said).toContain('Cairn runs at http://localhost:3000\n');
    expect(said).toContain('Logs are in /srv/cairn/logs.');
    expect(said).toContain('http://localhost:3000/dev/outbox');
    expect(welcome({ ...STARTED, isDemo: false })).not.toMatch(/demo|outbox/i);
  });

  it('is both addresses where visitors have another one', () => {
    expect(welcome({ ...STARTED, url: 'https://cairn.example', isDemo: false })).toContain(
      'Cairn runs at https://cairn.example, and listens on http://localhost:3000\n',
    );
  });
});
