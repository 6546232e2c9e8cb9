import type { BrowserContext } from '@playwright/test';

/** What a post says. Lines of the body are parted by `\n`; empty ones do not count. */
export type Words = { title: string; body: string; pictures: number };

/** The text that the save indicator claimed to be stored, once visible. */
export type Claim = Words & { line: string };

/** Lines as they are compared. */
export const joinLines = (lines: readonly string[]): string =>
  lines.filter((line) => line !== '').join('\n');

/**
 * Reports to `heard` everything that the save line of the editor says, on every page of a browser.
 */
export async function watchClaims(
  context: BrowserContext,
  heard: (claim: Claim) => void,
): Promise<void> {
  await context.exposeBinding('tellClaim', (_, claim: Claim) => heard(claim));
  await context.addInitScript(watchLine);
}

/** Whether it says that the server has the text. */
export const isOfServer = ({ line }: Pick<Claim, 'line'>): boolean => line === 'Saved';

/** Does it say that at least this phone has them? */
export const isOfDevice = ({ line }: Pick<Claim, 'line'>): boolean =>
  isOfServer({ line }) || /^(Saved on this device|Only on this device|Not backed up)/.test(line);

/** Runs in the page. Claims shown for a single frame were not visible. */
function watchLine(): void {
  const report = (window as unknown as { tellClaim: (claim: Claim) => void }).tellClaim;
  let last = '';
  const look = () => {
    const line = document.querySelector('main [role=status]:has(~ [aria-hidden=true])')
      ?.parentElement?.lastElementChild;
    const title = document.querySelector<HTMLTextAreaElement>('main textarea');
    const body = document.querySelector('main [contenteditable=true]');
    if (!line || !title || !body) return;
    const lines = [...body.querySelectorAll(':scope > p')].map(
      (paragraph) => paragraph.textContent,
    );
    const claim = {
      line: line.textContent,
      title: title.value,
      body: lines.filter(Boolean).join('\n'),
      pictures: body.querySelectorAll('figure').length,
    };
    const now = JSON.stringify(claim);
    if (now !== last) report(claim);
    last = now;
  };
  let isDue = false;
  const lookSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isDue = false;
        look();
      }),
    );
  };
  new MutationObserver(lookSoon).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  document.addEventListener('input', lookSoon, true);
}
