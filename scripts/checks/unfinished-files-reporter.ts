import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../child-process.ts';

/** Names the files whose tests still run when the run is ended from outside: one of them hangs. */
export default class UnfinishedFiles implements Reporter {
  readonly #running = new Set<string>();

  onInit() {
    process.once('SIGTERM', () => {
      console.error(`\nNot finished: ${[...this.#running].join(', ') || 'nothing'}`);
      process.exit(1);
    });
  }

  onTestModuleStart(module: TestModule) {
    this.#running.add(relative(root, module.moduleId));
  }

  onTestModuleEnd(module: TestModule) {
    this.#running.delete(relative(root, module.moduleId));
  }
}
