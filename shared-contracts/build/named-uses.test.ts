import { describe, expect, it } from '@jest/globals';
import { type Named, namedIn } from './named-uses.ts';

const of = (source: string): Omit<Named, 'line'>[] =>
  namedIn('page.tsx', source).map(({ line: _line, ...named }) => named);
const IMPORT = "import { Slot, onRemoteEvent, emitterOf } from '@cairn/shared-contracts/remote/platform';\n";

describe('what a module shows, hears and says', () => {
  it.each<[string, string, Omit<Named, 'line'>[]]>([
    ['a slot', '<Slot name="mf-a/b" />', [{ kind: 'slot', literal: 'mf-a/b' }]],
    [
      'a name in braces',
      "<Slot name={'mf-a/b'} />; <Slot name={`mf-a/c`} />",
      [
        { kind: 'slot', literal: 'mf-a/b' },
        { kind: 'slot', literal: 'mf-a/c' },
      ],
    ],
    ['a constant', '<Slot name={PANEL} />', [{ kind: 'slot', constant: 'PANEL' }]],
    [
      'a name below props that look like its end',
      '<Slot pending={<b>{a > b}</b>} name="mf-a/b" />',
      [{ kind: 'slot', literal: 'mf-a/b' }],
    ],
    ['an event', "onRemoteEvent('mf-a/gone', () => 1)", [{ kind: 'heard', literal: 'mf-a/gone' }]],
    ['an event by a variable', 'onRemoteEvent(name, () => 1)', [{ kind: 'heard' }]],
    ['an emitter', "const emit = emitterOf<'mf-a'>()", [{ kind: 'emitter', literal: 'mf-a' }]],
    ['an emitter of nobody', 'emitterOf()', [{ kind: 'emitter' }]],
    ['what is made stale', "useMakeStale('mf-a')", [{ kind: 'stale', literal: 'mf-a' }]],
    ['endpoints of its own', "injectCalls('x', 'mf-b@1.0.0', () => ({}))", [{ kind: 'endpoints' }]],
    ['comments and texts', '// <Slot name="mf-a/b" />\nconst text = \'<Slot name="mf-a/b" />\'', []],
    ['a spread that names it', '<Slot {...slot} />', [{ kind: 'slot' }]],
    ['a spread that may name another', '<Slot name="mf-a/b" {...slot} />', [{ kind: 'slot' }]],
    ['a spread that may not', '<Slot {...slot} name="mf-a/b" />', [{ kind: 'slot', literal: 'mf-a/b' }]],
    ['a slot as a value', 'const Part = Slot', [{ kind: 'hidden', literal: 'Slot' }]],
    [
      'a slot that is handed on',
      'memo(Slot); [Slot]; <Part as={Slot} />',
      [
        { kind: 'hidden', literal: 'Slot' },
        { kind: 'hidden', literal: 'Slot' },
        { kind: 'hidden', literal: 'Slot' },
      ],
    ],
  ])('%s', (_title, source, named) => {
    expect(of(IMPORT + source)).toEqual(named);
  });

  it('under whatever name they are imported', () => {
    const source = `import { Slot as Place } from '@cairn/shared-contracts/remote/platform';
import * as events from '@cairn/shared-contracts/remote/events';
import { PANEL as P } from './fragments.ts';
<Place name="mf-a/b" />; <Place name={P} />; events.onRemoteEvent('mf-a/gone', () => 1);`;
    expect(of(source)).toEqual([
      { kind: 'slot', literal: 'mf-a/b' },
      { kind: 'slot', constant: 'PANEL' },
      { kind: 'heard', literal: 'mf-a/gone' },
    ]);
  });

  it('what cannot be parsed is no module without uses', () => {
    expect(() => namedIn('page.tsx', '<Slot name="mf-a/b">')).toThrow(/^page\.tsx: /);
  });
});
