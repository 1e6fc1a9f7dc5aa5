import * as z from 'zod';

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const answer = z.object({ id: z.number(), result: z.object({ usedSize: z.number().optional() }) });

/** Bytes of heap in use in a Node process that listens as `--inspect` makes it, after it has collected what is garbage. */
export async function collectedHeap(port: number): Promise<number> {
  const [target] = targets.parse(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json());
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let last = 0;
  const ask = (method: string): Promise<z.infer<typeof answer>['result']> => {
    const id = ++last;
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const said = answer.safeParse(JSON.parse(String(data)));
        if (said.data?.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(said.data.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method }));
    });
  };
  try {
    // twice: what is finalised in one collection goes in the next
    await ask('HeapProfiler.collectGarbage');
    await ask('HeapProfiler.collectGarbage');
    return (await ask('Runtime.getHeapUsage')).usedSize ?? Number.NaN;
  } finally {
    socket.close();
  }
}
