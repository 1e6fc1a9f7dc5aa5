import { describe, expect, it } from '@jest/globals';
import { AnswerHead } from './answer-head.ts';

const HEAD = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n';

describe('the head of an answer', () => {
  it.each([1, 7, 1000])('is read whatever the chunks are in which it comes: %i bytes', (chunk) => {
    const sent = Buffer.from(`${HEAD}behind`);
    const reader = new AnswerHead();
    let at = 0;
    let read: ReturnType<AnswerHead['pass']>;
    while (read === undefined && at < sent.length) {
      read = reader.pass(sent.subarray(at, at + chunk));
      at += chunk;
    }
    const rest = sent.subarray(HEAD.length, at);
    expect(read).toEqual({ status: 101, head: Buffer.from(HEAD), rest });
  });

  it('of a status without a reason is one, too', () => {
    expect(new AnswerHead().pass(Buffer.from('HTTP/1.1 503\r\n\r\n'))).toMatchObject({ status: 503 });
  });

  it.each([
    ['what is no head', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
    ['one that has no end', `HTTP/1.1 101 Switching Protocols\r\nx: ${'x'.repeat(16 * 1024)}`],
    ['one that ends too late', `HTTP/1.1 101 Switching Protocols\r\nx: ${'x'.repeat(16 * 1024)}\r\n\r\n`],
  ])('%s is not waited for', (_what, sent) => {
    expect(new AnswerHead().pass(Buffer.from(sent))).toBe('unreadable');
  });
});
