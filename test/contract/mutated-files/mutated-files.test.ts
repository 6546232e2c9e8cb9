import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '#test/unit/server/fixtures/person-fixtures.ts';
import {
  engines,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';
import { makeMutatedFile } from './file-mutations.ts';
import { readSampleFiles, type SampleFiles } from './sample-files.ts';
import { type Call, sendFile } from './send-file.ts';

/*
 * Mutated pictures, videos and articles by the API; `npm run fuzz-files` sends more to a server in
 * a process of its own.
 */

const seed = 20261128;
const count = 60;

describe.each(engines)(`mutated files of the seed ${seed}, on %s`, (engine) => {
  let server: TestServer;
  let samples: SampleFiles;
  let call: Call;

  beforeAll(async () => {
    server = await startTestServer(engine);
    samples = await readSampleFiles();
    const creator = await signInAs(server, { role: 'creator' });
    const cookie = [...creator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const usual = { host: 'localhost:4000', origin: 'http://localhost:4000', cookie };
    call = async (method, path, { headers = {}, body } = {}) => {
      const reply = await server.app.inject({
        method: method as 'GET',
        url: path,
        headers: { ...usual, ...headers },
        ...(body && { payload: body }),
      });
      const texts = Object.entries(reply.headers).map(([name, value]) => [name, String(value)]);
      return {
        status: reply.statusCode,
        headers: Object.fromEntries(texts),
        body: reply.rawPayload,
      };
    };
  }, 120_000);
  afterAll(() => server?.stop());

  it(`are accepted and made safe, or refused, in ${count}`, async () => {
    const faults: string[] = [];
    const accepted = new Set<string>();
    for (let number = 0; number < count; number += 1) {
      const file = makeMutatedFile(samples, seed, number);
      const { fault, isAccepted } = await sendFile(call, file);
      if (isAccepted) accepted.add(file.kind);
      if (fault) faults.push(`${number} ${file.name} (${file.changes}): ${fault}`);
    }
    expect(faults).toEqual([]);
    expect([...accepted].toSorted()).toEqual(['article', 'picture', 'video']);
    const own = new RegExp(`^upload-${process.pid}-`);
    expect((await readdir(tmpdir())).filter((name) => own.test(name))).toEqual([]);
  }, 120_000);
});
