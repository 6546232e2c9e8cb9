import { createServer } from 'node:http';

/*
 * The limit of a server under far too much load: nothing but Node's HTTP server, which refuses
 * everything. What it and the load leave of the processors is what a server on the same machine has
 * for its work.
 */

const body = JSON.stringify({ error: { code: 'server-busy' } });
const headers = {
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
  'retry-after': '1',
};

const server = createServer((_message, reply) => {
  reply.writeHead(503, headers);
  reply.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object')
    console.log(`The server is open at http://127.0.0.1:${address?.port} `);
});
process.on('SIGTERM', () => process.exit(0));
