import { createServer } from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';

/** What a broadcast costs at least: sends each notification of the channel `bare`, as it is, to every socket. For benchmarks. */
export async function broadcastBare(port: number, database: pg.ClientConfig): Promise<void> {
  const server = createServer((_request, response) => response.end('{}'));
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  const client = new pg.Client(database);
  await client.connect();
  client.on('notification', ({ payload = '' }) => {
    for (const socket of sockets.clients) socket.send(payload);
  });
  await client.query('LISTEN bare');
  server.listen(port, '127.0.0.1');
}
