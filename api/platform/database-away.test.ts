import { Silent } from '@cairn/shared-contracts/node/pulse';
import { expect, it } from '@jest/globals';
import { mayComeBack } from './database-away.ts';
import { ConnectionLost, NoConnection } from './db.ts';

const coded = (code: string) => Object.assign(new Error(code), { code });

it.each<[string, unknown, boolean]>([
  ['a server that is not there', new NoConnection(coded('ECONNREFUSED')), true],
  ['a socket that is not there', new NoConnection(coded('ENOENT')), true],
  ['a name that is not known yet', new NoConnection(coded('ENOTFOUND')), true],
  ['a server that starts', new NoConnection(coded('57P03')), true],
  ['a server that is full', new NoConnection(coded('53300')), true],
  ['one cut off by the driver', new NoConnection(new Error('Connection terminated unexpectedly')), true],
  ['a connection that broke', new ConnectionLost(coded('ECONNRESET')), true],
  ['a server that stops under a statement', coded('57P01'), true],
  ['a wrong password', new NoConnection(coded('28P01')), false],
  ['no such database', new NoConnection(coded('3D000')), false],
  ['a statement that is refused', coded('42P01'), false],
  ['a file that is not there', coded('ENOENT'), false],
  ['another service that is down', coded('ECONNREFUSED'), false],
  ['another service that hangs up', coded('EPIPE'), false],
  ['a silence elsewhere', new Silent(503, 'the bucket is silent'), false],
])('waiting for the database mends %s: %s', (_what, error, expected) => {
  expect(mayComeBack(error)).toBe(expected);
});
