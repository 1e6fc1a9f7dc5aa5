import { describe, expect, it } from '@jest/globals';
import { FrameBorder } from './frame-border.ts';

const OPENED = Buffer.from('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n');
/** a server's text of so many bytes, each of which looks like the head of another */
const frame = (bytes: number): Buffer => {
  const head = bytes < 126 ? [bytes] : bytes < 65_536 ? [126, 0, 0] : [127, 0, 0, 0, 0, 0, 0, 0, 0];
  const written = Buffer.from([0x81, ...head]);
  if (head.length === 3) written.writeUInt16BE(bytes, 2);
  if (head.length === 9) written.writeBigUInt64BE(BigInt(bytes), 2);
  return Buffer.concat([written, Buffer.alloc(bytes, 0x81)]);
};

describe('where a frame may be put in', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536])('only behind the last byte of a frame of %i bytes', (bytes) => {
    const sent = frame(bytes);
    const border = new FrameBorder();
    border.pass(OPENED);
    expect(border.isBetween).toBe(true);
    const places = [...sent.keys()].map((at) => {
      border.pass(sent.subarray(at, at + 1));
      return border.isBetween;
    });
    expect(places.indexOf(true)).toBe(sent.length - 1);
  });

  it('not before the socket is open', () => {
    const border = new FrameBorder();
    expect(border.isBetween).toBe(false);
    for (const byte of OPENED.subarray(0, -1)) border.pass(Buffer.from([byte]));
    expect(border.isBetween).toBe(false);
    border.pass(OPENED.subarray(-1));
    expect(border.isBetween).toBe(true);
  });

  it('never in an answer that opens none', () => {
    const border = new FrameBorder();
    border.pass(Buffer.from('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n'));
    expect(border.isBetween).toBe(false);
  });

  it.each([1, 7, 1000, 100_000])('whatever the pieces are in which frames come: %i bytes', (piece) => {
    const sent = Buffer.concat([OPENED, frame(3), frame(70_000), frame(0), frame(200)]);
    const border = new FrameBorder();
    for (let at = 0; at < sent.length; at += piece) border.pass(sent.subarray(at, at + piece));
    expect(border.isBetween).toBe(true);
    border.pass(frame(200).subarray(0, 100));
    expect(border.isBetween).toBe(false);
  });
});
