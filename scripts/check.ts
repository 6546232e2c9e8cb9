import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { performance } from 'node:perf_hooks';
import { reports, type Step, steps } from './checks/check-steps.ts';
import { type Counts, countTests } from './checks/test-reports.ts';
import { root } from './child-process.ts';

/*
 * `npm test`: runs the steps of scripts/checks/check-steps.ts, two side by side, prints one line
 * each and ends with "N passed, N failed". `npm run test:all` runs the extended ones too. Names of
 * steps as arguments run only those (`npm test -- unit types`).
 */

type Result = Counts & { step: Step; seconds: number; output: string };

const shownLines = 60;
/** So many steps run side by side. */
const places = 2;
/** A step that takes longer than this hangs, also on a machine that is four times slower. */
const longestStep = 90 * 60_000;
const chosen = process.argv.slice(2).filter((argument) => argument !== '--all');
const isAll = process.argv.includes('--all');
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`,
  );
  process.exit(2);
}
const wanted = steps.filter((step) =>
  chosen.length > 0 ? chosen.includes(step.name) : isAll || !step.isExtended,
);

const running = new Map<string, ChildProcess>();
const results = new Map<string, Result>();
const began = performance.now();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running.values()) stop(child);
    process.exit(128 + constants.signals[signal]);
  });
}

rmSync(root + reports, { recursive: true, force: true });
mkdirSync(root + reports, { recursive: true });
await runAll(wanted);
summarise();

/** Begins each step as soon as its turn and a place have come. */
async function runAll(todo: Step[]): Promise<void> {
  const waiting = [...todo];
  const active = new Map<Step, Promise<void>>();
  while (waiting.length > 0 || active.size > 0) {
    for (const step of waiting.filter(isOpen).slice(0, places - active.size)) {
      waiting.splice(waiting.indexOf(step), 1);
      active.set(
        step,
        perform(step).then(() => void active.delete(step)),
      );
    }
    await Promise.race(active.values());
  }
}

function isOpen(step: Step): boolean {
  return (step.after ?? []).every((name) => results.has(name) || !isWanted(name));
}

function isWanted(name: string): boolean {
  return wanted.some((step) => step.name === name);
}

async function perform(step: Step): Promise<void> {
  const broken = (step.after ?? []).find((name) => (results.get(name)?.failed ?? 0) > 0);
  const start = performance.now();
  const { code, output } = broken
    ? { code: 1, output: `Not run: '${broken}' failed.` }
    : await execute(step);
  const counts = countTests(step.report, code);
  const result = { step, ...counts, seconds: (performance.now() - start) / 1000, output };
  results.set(step.name, result);
  writeFileSync(`${root}${reports}/${step.name.replaceAll(' ', '-')}.log`, output);
  report(result);
}

function execute(step: Step): Promise<{ code: number; output: string }> {
  const [command = '', ...parameters] = step.command;
  const [program, list] = command.endsWith('.ts')
    ? [process.execPath, [command, ...parameters]]
    : [command, parameters];
  const env = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    CI: '1',
    PATH: `${root}node_modules/.bin:${process.env.PATH}`,
    ...step.env,
  };
  return new Promise((resolve) => {
    const child = spawn(program, list, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.set(step.name, child);
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    const timer = setTimeout(() => {
      parts.push(Buffer.from(`\nEnded after ${longestStep / 60_000} minutes.\n`));
      stop(child);
    }, longestStep);
    const finish = (code: number, extra = '') => {
      clearTimeout(timer);
      running.delete(step.name);
      resolve({ code, output: Buffer.concat(parts).toString() + extra });
    };
    child.once('error', (error) => finish(1, error.message));
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * Each step is a process group of its own, so that the browsers and servers it started end with it.
 */
function stop(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  } catch {
    child.kill();
  }
}

function report({ step, passed, failed, skipped, flaky, seconds, output }: Result): void {
  const others = { failed, flaky: flaky.length, skipped };
  const counted = Object.entries(others).filter(([, count]) => count > 0);
  const counts = step.report
    ? `  ${[`${passed} passed`, ...counted.map(([what, count]) => `${count} ${what}`)].join(', ')}`
    : '';
  const mark = failed > 0 ? '✗' : '✓';
  const note = step.note ? `  ${step.note}` : '';
  console.log(`${mark}  ${step.name}${counts}  (${seconds.toFixed(1)} s)${note}`);
  for (const test of flaky) console.log(`   ↻ passed only when tried again: ${test}`);
  if (failed === 0) return;
  const tail = output.trimEnd().split('\n').slice(-shownLines);
  console.log(tail.map((line) => `   │ ${line}`).join('\n'));
}

function summarise(): void {
  const all = [...results.values()];
  const passed = all.reduce((sum, result) => sum + result.passed, 0);
  const failed = all.reduce((sum, result) => sum + result.failed, 0);
  const flaky = all.flatMap((result) => result.flaky);
  const seconds = (performance.now() - began) / 1000;
  const summary = {
    passed,
    failed,
    flaky,
    seconds,
    steps: all.map(({ output: _, step, ...rest }) => ({ name: step.name, ...rest })),
  };
  writeFileSync(`${root}${reports}/summary.json`, `${JSON.stringify(summary, null, 2)}\n`);
  const broken = all.filter((result) => result.failed > 0).map((result) => result.step.name);
  if (broken.length > 0)
    console.log(`\nFailed: ${broken.join(', ')}. Whole output: ${reports}/<step>.log`);
  const again = flaky.length > 0 ? `, ${flaky.length} flaky` : '';
  console.log(`\n${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s${again}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
