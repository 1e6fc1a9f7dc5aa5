import type { Experiment, LiveRemote } from '@cairn/shared-contracts/remote/release';
import { sharesOf } from '@cairn/shared-contracts/remote/release';
import { describe, expect, it } from '@jest/globals';
import { experimentsHeader, variantFor } from './assign.ts';
import { subjectOf } from './subject.ts';

const experiment = (over: Partial<Experiment> = {}): Experiment => ({
  ...{ name: 'cards', salt: 'salt', goal: 'booking_requested', lift: 10, started_at: '', started_by: '' },
  variants: [
    { name: 'a', version: '1.0.0', weight: 50 },
    { name: 'b', version: '1.1.0', weight: 50 },
  ],
  ...over,
});
const SUBJECTS = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
const variantsOf = (of: Experiment) => SUBJECTS.map((subject) => variantFor(of, subject)?.name);
const shareOf = (of: Experiment, variant: string | undefined) =>
  variantsOf(of).filter((name) => name === variant).length / SUBJECTS.length;

describe('which variant a visitor falls to', () => {
  it('is the same each time, and goes by the weights', () => {
    const uneven = experiment({
      variants: [
        { name: 'a', version: '1.0.0', weight: 3 },
        { name: 'b', version: '1.1.0', weight: 1 },
      ],
    });
    expect(variantsOf(uneven)).toEqual(variantsOf(uneven));
    expect(Math.abs(shareOf(uneven, 'b') - 0.25)).toBeLessThan(0.025);
  });

  it('says nothing about their variant in another experiment', () => {
    const [one, other] = [variantsOf(experiment()), variantsOf(experiment({ salt: 'other' }))];
    const both = SUBJECTS.filter((_, index) => one[index] === 'b' && other[index] === 'b').length / SUBJECTS.length;
    expect(Math.abs(both - 0.25)).toBeLessThan(0.025);
  });

  it('is one of one experiment only within an exclusion group, and of none for the group’s rest', () => {
    const first = experiment({ group: { name: 'g', from: 0, to: 0.5 } });
    const second = experiment({ salt: 'other', group: { name: 'g', from: 0.5, to: 0.8 } });
    const [one, other] = [variantsOf(first), variantsOf(second)];
    expect(SUBJECTS.some((_, index) => one[index] && other[index])).toBe(false);
    expect(Math.abs(shareOf(first, undefined) - 0.5)).toBeLessThan(0.025);
    expect(Math.abs(shareOf(second, undefined) - 0.7)).toBeLessThan(0.025);
    expect(Math.abs(shareOf(second, 'b') - 0.15)).toBeLessThan(0.025);
  });

  it('is told by status in percent of all visitors', () => {
    const remote: LiveRemote = {
      stable: '1.0.0',
      versions: [
        { version: '1.0.0', weight: 100, integrity: '' },
        { version: '1.1.0', weight: 0, integrity: '' },
      ],
      experiment: experiment({ group: { name: 'g', from: 0, to: 0.5 } }),
    };
    expect(sharesOf(remote)).toEqual({
      shares: [
        { version: '1.0.0', share: 75 },
        { version: '1.1.0', share: 25 },
      ],
      rest: 0,
    });
  });
});

describe('what the api is told', () => {
  const remoteWith = (of: Experiment): LiveRemote => ({
    ...{ stable: '1.0.0', versions: [{ version: '1.0.0', weight: 100, integrity: '' }] },
    experiment: of,
  });

  it('names no visitor, and one in two experiments by two keys', () => {
    const remotes = {
      'mf-tour': remoteWith(experiment()),
      'mf-catalog': remoteWith(experiment({ name: 'lists', salt: 'other' })),
    };
    const header = experimentsHeader({ remotes }, 'kate') ?? '';
    const parts = header.split(',').map((part) => part.split(':'));
    expect(parts.map(([name]) => name)).toEqual(['cards', 'lists']);
    expect(parts[0]?.[2]).toMatch(/^[0-9a-f]{32}$/);
    expect(parts[0]?.[2]).not.toBe(parts[1]?.[2]);
    expect(header).not.toContain('kate');
  });

  it('is nothing of who is in none', () => {
    expect(experimentsHeader({ remotes: {} }, 'kate')).toBeUndefined();
  });
});

describe('who takes part', () => {
  const CHROME =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
  const SAFARI =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';
  const asked = (agent: string | undefined, cookies: Record<string, string> = {}, user?: string) =>
    subjectOf({ headers: { 'user-agent': agent }, cookies }, { visitor: 'v', user });

  it.each([CHROME, SAFARI])('a person with %s', (agent) => {
    expect(asked(agent)).toBe('v');
    expect(asked(agent, {}, 'u')).toBe('u');
  });

  it.each([
    undefined,
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'facebookexternalhit/1.1',
    'TelegramBot (like TwitterBot)',
    'curl/8.5.0',
    'python-requests/2.32',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  ])('not %s', (agent) => {
    expect(asked(agent)).toBeUndefined();
  });

  it('not an employee’s browser', () => {
    expect(asked(CHROME, { employee: '1' })).toBeUndefined();
  });
});
