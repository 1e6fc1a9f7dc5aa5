import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { satisfies, sharedFor } from './shared-modules.ts';

const KIT = '@cairn/shared-contracts/ui/button';
const module = (version: string) => ({
  version,
  lib: () => 'the module',
  scope: 'default',
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a version that a remote was built for', () => {
  it.each([
    ['1.4.2', '^1.4.2'],
    ['1.4.3', '^1.4.2'],
    ['1.10.0', '^1.9.9'],
    ['1.4.3-dev.1', '^1.4.2'],
    ['0.3.9', '^0.3.1'],
    ['0.0.4', '^0.0.4'],
    ['0.0.0', '^0.0.0'],
    ['2.0.0', '2.0.0'],
  ])('%s does for %s', (version, range) => expect(satisfies(version, range)).toBe(true));

  it.each([
    ['1.4.1', '^1.4.2'],
    ['1.3.9', '^1.4.2'],
    ['2.0.0', '^1.4.2'],
    ['0.9.0', '^1.0.0'],
    ['0.4.0', '^0.3.1'],
    ['0.3.0', '^0.3.1'],
    ['0.0.5', '^0.0.4'],
    ['1.0.1', '1.0.0'],
    ['one', '^1.0.0'],
  ])('%s does not for %s', (version, range) => expect(satisfies(version, range)).toBe(false));
});

describe('what the shell shares', () => {
  it('is the same for every remote', () => {
    const shared = module('1.2.0');
    const wanted = { shareKey: KIT, requiredVersion: '^1.0.0', strictVersion: true };
    expect(sharedFor({ [KIT]: shared }, wanted)).toBe(shared);
  });

  it('is refused to a remote of another kit', () => {
    const wanted = { shareKey: KIT, requiredVersion: '^2.0.0', strictVersion: true };
    expect(() => sharedFor({ [KIT]: module('1.2.0') }, wanted)).toThrow(`${KIT} 1.2.0 of the shell is not ^2.0.0`);
  });

  it('is told of, and given, where a remote does not insist', () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const shared = module('1.2.0');
    expect(sharedFor({ react: shared }, { shareKey: 'react', requiredVersion: '^2.0.0' })).toBe(shared);
    expect(warn.mock.calls).toEqual([['react 1.2.0 of the shell is not ^2.0.0']]);
  });

  it('does not hold everything', () => {
    expect(() => sharedFor({}, { shareKey: 'lodash' })).toThrow('the shell does not share lodash');
  });
});
