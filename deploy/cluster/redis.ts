import { connect } from 'node:net';
import type { Child } from '../local/children.ts';
import { startProgram, untilUp } from './program.ts';

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });

/** Redis holds nothing that must not be lost: it writes nothing to the disk. */
export async function startRedis(program: string, port: number, logFile: string): Promise<Child> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = await startProgram('redis', program, options, logFile);
  await untilUp(child, () => answers(port));
  return child;
}
