import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { ended, passSignalsTo, root, run, start } from './child-process.ts';
import { launchOptions } from './chromium.ts';
import { serverCommand } from './server-command.ts';

/*
 * `npm run screenshots`: starts the portal with demo data on a folder of its own and writes the
 * pictures of the README to docs/images, those that browsers show when they offer to install the
 * portal to public/screenshots as well, and the icons of public/icon.svg. Run it by hand after a
 * change that people can see.
 */
const url = 'http://localhost:4871';
const dataFolder = join(root, '.cache', 'screenshots');
const imageFolder = join(root, 'docs', 'images');
const installFolder = join(root, 'public', 'screenshots');
const largestFile = 60_000;

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const creator = '9000000001';
const staff = {
  loginType: 'INTERNAL',
  email: 'staff@creator.example',
  password: 'correct horse battery',
};

type Picture = {
  name: string;
  device: typeof phone | typeof desktop;
  language: 'en' | 'hi';
  path: string;
  signIn?: (context: BrowserContext) => Promise<void>;
  prepare?: (page: Page) => Promise<void>;
  /** Whether the manifest names it (server/http/pages/web-app-manifest.ts). */
  isForInstalling?: boolean;
};

const pictures: Picture[] = [
  { name: 'landing-phone', device: phone, language: 'hi', path: '/login' },
  {
    name: 'posts-phone',
    isForInstalling: true,
    device: phone,
    language: 'hi',
    path: '/app/post/list',
    signIn: signInAsCreator,
  },
  {
    name: 'editor-phone',
    isForInstalling: true,
    device: phone,
    language: 'hi',
    path: '/app/post/create',
    signIn: signInAsCreator,
    prepare: writeArticle,
  },
  {
    name: 'posts-desktop',
    isForInstalling: true,
    device: desktop,
    language: 'en',
    path: '/app/post/list',
    signIn: signInAsCreator,
  },
  {
    name: 'review-desktop',
    device: desktop,
    language: 'en',
    path: '/app/review',
    signIn: signInAsStaff,
  },
];

await run('scripts/build.ts');
rmSync(dataFolder, { recursive: true, force: true });
mkdirSync(imageFolder, { recursive: true });
mkdirSync(installFolder, { recursive: true });
await writeIcons();
const server = start('node', serverCommand, {
  PORT: new URL(url).port,
  DATA_DIR: dataFolder,
  SANDBOX: '1',
  SEED: 'demo',
  WALL_OF_FAME: '1',
  STAFF_SECOND_FACTOR: 'optional',
  LOG_LEVEL: 'warn',
});
passSignalsTo([server]);
try {
  await waitUntilReady();
  const browser = await chromium.launch(launchOptions());
  for (const picture of pictures) {
    const context = await browser.newContext({
      ...picture.device,
      locale: picture.language === 'hi' ? 'hi-IN' : 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    });
    await takePicture(context, picture);
    await context.close();
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await ended(server);
  rmSync(dataFolder, { recursive: true, force: true });
}

async function takePicture(context: BrowserContext, picture: Picture): Promise<void> {
  await picture.signIn?.(context);
  const page = await context.newPage();
  await page.goto(`${url}${picture.path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await picture.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await write(picture.name, await page.screenshot());
  const file = `${picture.name}.webp`;
  if (picture.isForInstalling) copyFileSync(join(imageFolder, file), join(installFolder, file));
}

/** A maskable icon fills the square: the device cuts its shape out of the inner four fifths. */
async function writeIcons(): Promise<void> {
  const icon = join(root, 'public', 'icon.svg');
  const draw = (size: number) => sharp(icon, { density: 72 * 16 }).resize(size, size);
  for (const size of [192, 512])
    await draw(size)
      .png()
      .toFile(join(root, 'public', `icon-${size}.png`));
  await draw(512)
    .flatten({ background: '#C6380F' })
    .png()
    .toFile(join(root, 'public', 'icon-maskable-512.png'));
}

/** Writes a WebP of at most `largestFile` bytes, at the best quality that fits. */
async function write(name: string, png: Buffer): Promise<void> {
  const file = join(imageFolder, `${name}.webp`);
  for (const quality of [82, 70, 55, 40]) {
    await sharp(png).webp({ quality, effort: 6 }).toFile(file);
    if (statSync(file).size <= largestFile) break;
  }
  console.log(`${file.slice(root.length)}: ${Math.round(statSync(file).size / 1000)} kB`);
}

async function waitUntilReady(): Promise<void> {
  for (let second = 0; second < 180; second += 1) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error('The server was not ready after three minutes.');
}

async function signInAsCreator(context: BrowserContext): Promise<void> {
  await post(context, '/api/updatePhoneNo', { phone: creator, action: 'submit-phone' });
  const answer = await context.request.get(`${url}/sandbox/codes.json`);
  const codes: { phone: string; code: string }[] = (await answer.json()).data.rows;
  const otp = codes.find((row) => row.phone.endsWith(creator))?.code;
  await post(context, '/api/updatePhoneNo', { phone: creator, otp, action: 'verify-phone' });
}

async function signInAsStaff(context: BrowserContext): Promise<void> {
  await post(context, '/api/auth/login', staff);
}

async function post(context: BrowserContext, path: string, data: unknown): Promise<void> {
  const headers = { origin: url, 'idempotency-key': crypto.randomUUID() };
  const answer = await context.request.post(`${url}${path}`, { data, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}

async function writeArticle(page: Page): Promise<void> {
  // The portal has replaced the prerendered page once its own heading exists.
  await page.waitForLoadState('networkidle');
  const fields = page.getByRole('main').getByRole('textbox');
  await fields.nth(0).click();
  await page.keyboard.type('विदर्भ में बारिश के बाद खेतों में रौनक');
  await fields.nth(1).click();
  await page.keyboard.type(
    'अमरावती के पास खेतों में फिर हरियाली है। किसान कहते हैं कि धान की रोपाई अब पूरी होगी।',
  );
  await page.evaluate(() => window.scrollTo(0, 0));
}
