import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../child-process.ts';
import { readLockFile, readProjectManifest } from './lock-file.ts';
import { ageProblems, type PublishedVersion } from './package-ages.ts';

/*
 * `npm run dependencies:report`: asks the registry when the installed versions were published, and
 * for known vulnerabilities. `npm run dependencies:report -- kysely fastify` asks about these only.
 * Ends with 1 where something is wrong, and with 2 where the registry could not be asked.
 */
const asked = process.argv.slice(2);
/** npm is a process of its own for each question. */
const concurrency = 3;
const timeLimit = 60_000;

const run = promisify(execFile);
const npm = (...parameters: string[]) =>
  run('npm', parameters, { cwd: root, timeout: timeLimit, maxBuffer: 64 * 1024 * 1024 });

/** Packages of production, and those that the project names itself. */
function chosenPackages(): { name: string; version: string }[] {
  const { dependencies, devDependencies } = readProjectManifest();
  const own = { ...dependencies, ...devDependencies };
  const chosen = readLockFile().filter(({ name, folder, dev }) => {
    if (asked.length > 0) return asked.includes(name);
    return !dev || Object.hasOwn(own, folder.replace('node_modules/', ''));
  });
  const versions = new Map(
    chosen.map(({ name, version }) => [`${name}@${version}`, { name, version }]),
  );
  return [...versions.values()];
}

async function publishTimes(name: string): Promise<Record<string, string>> {
  const { stdout } = await npm('view', name, 'time', '--json');
  return JSON.parse(stdout) as Record<string, string>;
}

/** @throws when the registry does not answer */
async function publishedVersions(): Promise<PublishedVersion[]> {
  const packages = chosenPackages();
  const names = [...new Set(packages.map(({ name }) => name))];
  const times = new Map<string, Record<string, string>>();
  const take = async (): Promise<void> => {
    for (let name = names.shift(); name !== undefined; name = names.shift())
      times.set(name, await publishTimes(name));
  };
  await Promise.all(Array.from({ length: concurrency }, take));
  return packages.map((one) => ({ ...one, publishedAt: times.get(one.name)?.[one.version] }));
}

type Outcome = { exitCode: 0 | 1 | 2; text: string };

async function checkAges(): Promise<Outcome> {
  try {
    const versions = await publishedVersions();
    const problems = ageProblems(versions, new Date());
    const text = [...problems, `${versions.length} versions, ${problems.length} problems of age`];
    return { exitCode: problems.length > 0 ? 1 : 0, text: text.join('\n') };
  } catch (error) {
    return { exitCode: 2, text: `The registry did not answer; no age was checked.\n${error}` };
  }
}

async function checkVulnerabilities(): Promise<Outcome> {
  const { stdout } = await npm('audit', '--omit=dev', '--json').catch(
    // npm ends with 1 where it has found some, and prints them too.
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  );
  const known = vulnerabilityCounts(stdout);
  if (!known)
    return { exitCode: 2, text: 'The registry did not answer; no vulnerability was looked for.' };
  const { high = 0, critical = 0, total = 0 } = known;
  return {
    exitCode: high + critical > 0 ? 1 : 0,
    text: `${total} known vulnerabilities in production, ${high + critical} high or critical`,
  };
}

function vulnerabilityCounts(printed: string): Record<string, number> | undefined {
  try {
    return (JSON.parse(printed) as { metadata?: { vulnerabilities?: Record<string, number> } })
      .metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}

const outcomes = [await checkAges(), await checkVulnerabilities()];
for (const { text, exitCode } of outcomes) (exitCode > 0 ? console.error : console.log)(text);
process.exitCode = Math.max(...outcomes.map(({ exitCode }) => exitCode));
