import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

type Asked = { method?: string; headers?: Record<string, string>; body?: Buffer };

/**
 * Asks a server as plainly as Node can: `fetch` takes 25 ms to send a photograph, which would be
 * laid to the server.
 * @returns the content of the answer
 * @throws when it is no success
 */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Buffer> {
  const length = body ? { 'content-length': String(body.length) } : {};
  return new Promise((resolve, reject) => {
    request(url, { method, agent, headers: { ...headers, ...length } })
      .on('error', reject)
      .on('response', async (reply) => {
        const content = await buffer(reply);
        if (reply.statusCode === 200) resolve(content);
        else reject(new Error(`${url} answered ${reply.statusCode}: ${content}`));
      })
      .end(body);
  });
}
