import { describe, expect, it } from '@jest/globals';
import { FrameBoundary } from './frame-boundary.ts';

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
    const boundary = new FrameBoundary();
    expect(boundary.atBoundary).toBe(true);
    const places = [...sent.keys()].map((at) => {
      boundary.pass(sent.subarray(at, at + 1));
      return boundary.atBoundary;
    });
    expect(places.indexOf(true)).toBe(sent.length - 1);
  });

  it.each([1, 7, 1000, 100_000])('whatever the chunks are in which frames come: %i bytes', (chunk) => {
    const sent = Buffer.concat([frame(3), frame(70_000), frame(0), frame(200)]);
    const boundary = new FrameBoundary();
    for (let at = 0; at < sent.length; at += chunk) boundary.pass(sent.subarray(at, at + chunk));
    expect(boundary.atBoundary).toBe(true);
    boundary.pass(frame(200).subarray(0, 100));
    expect(boundary.atBoundary).toBe(false);
  });
});
