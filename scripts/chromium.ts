import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

/**
 * Arguments with which every check starts Chromium: no sandbox (containers), nothing that calls
 * home.
 */
export const launchArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without windows, whose rendering costs more than most of our pages. */
const shell = '/usr/bin/chromium-headless-shell';
const shellPackage = 'chromium-headless-shell';

const systemBrowsers = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * A Chromium that is on this machine: `CHROMIUM_PATH`, the system's, or Playwright's own download.
 * @throws when `CHROMIUM_PATH` names no file.
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  return [chosen, ...systemBrowsers, playwrightBrowser()].find((path) => path && existsSync(path));
}

/** Path and arguments of the Chromium to start, as Playwright's launch options. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return executablePath ? { executablePath, args: launchArguments } : { args: launchArguments };
}

/**
 * The path of a Chromium for the checks. Installs one when there is none: Debian's package when
 * allowed, otherwise Playwright's. If only the full browser is present, Debian's headless shell is
 * installed too when allowed: it opens a page with a sixth of the processor time.
 * @throws with instructions when none can be installed.
 */
export function ensureBrowser(): string {
  const before = findBrowser();
  if (before && [shell, process.env.CHROMIUM_PATH].includes(before)) return before;
  const isInstalled = installFromDebian(before ? [shellPackage] : [shellPackage, 'chromium']);
  if (!before && !isInstalled) installFromPlaywright();
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install ' +
      'chromium; others: npx playwright install chromium) or set CHROMIUM_PATH to the program.',
  );
}

function playwrightBrowser(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Installs the first of these packages that Debian has; says whether it did. */
function installFromDebian(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing the Debian package ${packages[0]}.`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    packages.some((name) =>
      run('apt-get', ['install', '-y', '--no-install-recommends', name], environment),
    );
  return install() || (run('apt-get', ['update'], environment) && install());
}

function installFromPlaywright(): void {
  console.log("No Chromium here; downloading Playwright's.");
  const cli = fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url));
  run(process.execPath, [cli, 'install', 'chromium'], process.env);
}

function run(command: string, parameters: string[], env: NodeJS.ProcessEnv): boolean {
  try {
    execFileSync(command, parameters, {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 180_000,
    });
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
