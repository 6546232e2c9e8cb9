import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../child-process.ts';

/** Slowest first: from a minute down to fifteen seconds on a quiet machine. */
const slowest = [
  'test/contract/generated-requests-1.test.ts',
  'test/unit/server/auth/codes/code-guessing.test.ts',
  'test/contract/generated-requests-2.test.ts',
  'test/unit/server/auth/codes/code-sender.test.ts',
  'test/unit/server/platform/process/server-crash.test.ts',
  'test/unit/server/auth/passwords/sign-in-delays.test.ts',
  'test/unit/contract/contract-lint.test.ts',
  'test/contract/validation-proxy.test.ts',
  'test/unit/server/http/permissions.test.ts',
  'test/unit/server/staff/staff-security.test.ts',
  'test/unit/server/platform/database/connection-loss.test.ts',
  'test/unit/server/auth/passwords/second-factor.test.ts',
  'test/unit/server/platform/process/startup.test.ts',
  'test/unit/server/seed/demo-data.test.ts',
];

/**
 * Starts the longest files first: one that came last would keep a single core busy while the others
 * rest.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = slowest.indexOf(relative(root, moduleId));
      return place < 0 ? slowest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
