import { Socket } from 'node:net';
import { openChannel } from '../server/pool/channel.ts';
import type { FromProcess, ToProcess } from '../server/pool/messages.ts';
import { PIPE, RECORD } from '../server/pool/pipe.ts';
import { noteRunning } from '../server/pool/running-record.ts';

/**
 * A render process that does to itself what the versions' names say: 'exits-at-load', 'exits-beside-calm' at load, 'loops',
 * 'loops-in-timer', 'exits', 'grows'; or to whoever waits: 'waits-at-load' and 'waits' for ever, 'slow-at-load' and 'pauses', in the middle
 * of a page, for half a second. Others make pages of a plan's header. None is loaded twice.
 */
const note = noteRunning(RECORD);
const channel = openChannel<FromProcess>(new Socket({ fd: PIPE }), (message, bytes) => {
  // sent by the front of the same sources
  hear(message as ToProcess, bytes);
});
channel.closed(() => process.exit(0));
const loaded = new Set<string>();
let memory = 1;

function loop(): never {
  for (;;);
}

function hear(message: ToProcess, bytes: Buffer): void {
  switch (message.kind) {
    case 'load': {
      const { name, version } = message.release;
      note({ key: `${name}@${version}`, isTimer: false });
      if (name === 'exits-beside-calm' && loaded.has('calm@1.0.0')) process.exit(1);
      if (name === 'exits-at-load' || loaded.has(`${name}@${version}`)) process.exit(1);
      loaded.add(`${name}@${version}`);
      note();
      if (name === 'waits-at-load') return;
      const failures: Record<string, string> = bytes.length > 0 ? {} : { all: 'no code' };
      setTimeout(
        () => channel.send({ kind: 'loaded', id: message.id, failures, isLate: false }),
        name === 'slow-at-load' ? 500 : 0,
      );
      return;
    }
    case 'render': {
      const { id, plan } = message;
      const names = plan.remotes.map(({ name }) => name);
      for (const remote of plan.remotes) {
        if (remote.kind === 'down') continue;
        const { name, key } = remote;
        note({ key, isTimer: false });
        if (name === 'loops') loop();
        if (name === 'exits') process.exit(1);
        if (name === 'grows') memory = 2 ** 40;
        if (name === 'loops-in-timer') {
          note({ key, isTimer: true });
          loop();
        }
      }
      if (memory > 1 || names.includes('waits')) return;
      channel.send({ kind: 'answered', id, answer: { kind: 'page', status: 200, nonce: '' } });
      channel.send({ kind: 'bytes', id }, Buffer.from(`${process.pid} ${plan.header}`));
      setTimeout(() => channel.send({ kind: 'end', id }), names.includes('pauses') ? 500 : 0);
      return;
    }
    case 'ping':
      channel.send({ kind: 'pong', memory });
      return;
    default:
      return;
  }
}

channel.send({ kind: 'ready' });
