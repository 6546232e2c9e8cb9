import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '#server/platform/errors/problem.ts';
import { rawReplyHeaders } from '../security-headers.ts';

/** From Node; `rawPacket` has the last received bytes. */
type ClientError = { code: string; rawPacket: unknown };

/**
 * Errors of Node's parser, before there is a request: answered in the contract's format, and the
 * connection is closed.
 */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(createReply(error));
  socket.destroySoon();
}

function createReply(error: ClientError): string {
  const problem = toProblem(error);
  const body = JSON.stringify(problem.toReply());
  const isCookies = problem.code === 'headers-too-large' && hasCookieOverflow(error.rawPacket);
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(rawReplyHeaders).map(([name, value]) => `${name}: ${value}`),
    // Otherwise a browser with too many cookies of the domain would be refused forever.
    ...(isCookies ? ['clear-site-data: "cookies"'] : []),
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

function toProblem({ code }: ClientError): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request-timeout');
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem('headers-too-large');
  return new Problem('invalid-request');
}

/**
 * Whether the longest line is a list of cookies. Addresses contain no spaces: an external link must
 * not sign anybody out.
 */
function hasCookieOverflow(packet: unknown): boolean {
  const lines = Buffer.isBuffer(packet) ? packet.toString('latin1').split('\r\n') : [];
  const longest = lines.reduce((long, line) => (line.length > long.length ? line : long), '');
  return /=[^\s;]*; /.test(longest);
}
