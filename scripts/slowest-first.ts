import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from './run.ts';

/** By how long they take, on a quiet machine from a minute down to fifteen seconds. */
const slowest = [
  'test/contract/generated-requests-1.test.ts',
  'test/unit/server/code-guessing.test.ts',
  'test/contract/generated-requests-2.test.ts',
  'test/unit/server/code-sender.test.ts',
  'test/unit/server/killed-server.test.ts',
  'test/unit/server/sign-in-delays.test.ts',
  'test/unit/repository/contract-lint.test.ts',
  'test/contract/proxied-traffic.test.ts',
  'test/unit/server/permissions.test.ts',
  'test/unit/server/staff-security.test.ts',
  'test/unit/server/lost-connections.test.ts',
  'test/unit/server/second-factor.test.ts',
  'test/unit/server/start.test.ts',
  'test/unit/server/seed.test.ts',
];

/** Begins the longest files first: one that came last would keep a single core busy while the others rest. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = slowest.indexOf(relative(root, moduleId));
      return place < 0 ? slowest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
