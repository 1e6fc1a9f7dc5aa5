import { describe, expect, it } from '@jest/globals';
import { EngineRefused } from './engine.ts';
import { isThereOnceBuilt, liveTable } from './schema.ts';

const isWaitedFor = (message: string): boolean => isThereOnceBuilt(new EngineRefused(message).missingTable ?? '');

describe('a refusal', () => {
  it.each([liveTable('Tours'), liveTable('Words'), 'State'])('passes once an index is built: no %s', (table) => {
    expect(isWaitedFor(`select: [select][table] invalid name: <${table}>`)).toBe(true);
  });

  it.each([
    'select: [select][table] invalid name: <Tuors_1>',
    'select: invalid name: <difficulti>',
    `select: [expr][parse] invalid name: <${liveTable('Tours')}>`,
    'select: Syntax error: <nix| |== 1>: [expr][parse] unknown identifier: <nix>',
  ])('is a fault that stays: %s', (message) => {
    expect(isWaitedFor(message)).toBe(false);
  });
});
