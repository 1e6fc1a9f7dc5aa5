import { Duplex, PassThrough } from 'node:stream';
import { expect, it } from '@jest/globals';
import { openChannel } from './channel.ts';

const heard = (pipe: PassThrough, limit?: number) => {
  const messages: [unknown, string][] = [];
  openChannel(pipe, (message, bytes) => messages.push([message, bytes.toString()]), limit);
  return messages;
};

it('messages and their bytes arrive whole and in order, however the pipe cuts them', async () => {
  const written: Buffer[] = [];
  const pipe = new Duplex({
    read: () => undefined,
    writev(chunks, done) {
      written.push(Buffer.concat(chunks.map(({ chunk }) => chunk)));
      done();
    },
  });
  const channel = openChannel<object>(pipe, () => undefined);
  channel.send({ page: 1, text: 'Zürich 上海' }, Buffer.from('<html>'));
  channel.send({ page: 2 });
  channel.send({ page: 3 }, Buffer.from('é'));
  await new Promise((turn) => setImmediate(turn));
  // each write would wake the other end
  expect(written).toHaveLength(1);
  const bytes = Buffer.concat(written);
  const expected = [
    [{ page: 1, text: 'Zürich 上海' }, '<html>'],
    [{ page: 2 }, ''],
    [{ page: 3 }, 'é'],
  ];
  for (const size of [1, 3, 7, bytes.length]) {
    const other = new PassThrough();
    const messages = heard(other);
    for (let at = 0; at < bytes.length; at += size) other.emit('data', bytes.subarray(at, at + size));
    expect(messages).toEqual(expected);
  }
});

it('one that says to be longer than any is the end of the pipe', () => {
  const pipe = new PassThrough();
  const messages = heard(pipe, 1000);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(2000, 0);
  pipe.emit('data', head);
  expect([pipe.destroyed, messages]).toEqual([true, []]);
});
