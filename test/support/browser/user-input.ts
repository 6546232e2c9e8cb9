import { expect, type Locator, type Page } from '@playwright/test';

type File = { name: string; mimeType: string; buffer: Buffer };

/** How a person operates a page: by touch, or by keyboard alone. */
export type Hands = {
  /** Puts the caret there. */
  reach(target: Locator): Promise<void>;
  press(target: Locator): Promise<void>;
  check(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  select(target: Locator, value: string): Promise<void>;
  /**
   * Types into a field that offers what fits, and takes the first offer, which is to be `offer`.
   */
  take(target: Locator, typed: string, offer: string | RegExp): Promise<void>;
  /** Presses what opens the device's own file chooser, and chooses there. */
  choose(target: Locator, files: File[]): Promise<void>;
};

export function finger(page: Page): Hands {
  return {
    reach: (target) => target.click(),
    press: (target) => target.click(),
    async check(target) {
      if (await target.isChecked()) return;
      // The finger meets the words, not the small box before them.
      await page.locator('label').filter({ has: target }).click();
      await expect(target).toBeChecked();
    },
    write: (target, text) => target.fill(text),
    async select(target, value) {
      await target.selectOption(value);
    },
    async take(target, typed, offer) {
      await target.fill(typed);
      await page.getByRole('option', { name: offer }).click();
    },
    async choose(target, files) {
      const chooser = page.waitForEvent('filechooser');
      await target.click();
      await (await chooser).setFiles(files);
    },
  };
}

/** More stops than any page of the portal has. */
const mostStops = 120;

export function keyboardAlone(page: Page): Hands {
  const { keyboard } = page;
  // The browser must be set to intercept file choosers before a key can open one.
  page.on('filechooser', () => {});
  const isFocused = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement);
  /** Goes on with Tab until it is there; a toolbar is one stop, and arrows lead through it. */
  async function goTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await isFocused(target)) return;
      const isInToolbar = await target.evaluate(
        (element) => element.closest('[role=toolbar]')?.contains(document.activeElement) ?? false,
      );
      await keyboard.press(isInToolbar ? 'ArrowRight' : 'Tab');
    }
    throw new Error(`The keyboard does not come to ${target}.`);
  }
  return {
    reach: goTo,
    async press(target) {
      await goTo(target);
      await keyboard.press('Enter');
    },
    async check(target) {
      if (await target.isChecked()) return;
      if ((await target.getAttribute('type')) === 'radio') await goToRadio(target);
      else {
        await goTo(target);
        await keyboard.press('Space');
      }
      await expect(target).toBeChecked();
    },
    async write(target, text) {
      await goTo(target);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.insertText(text);
    },
    async select(target, value) {
      await goTo(target);
      if ((await target.inputValue()) !== value) await keyboard.press('Home');
      for (let step = 0; step < mostStops && (await target.inputValue()) !== value; step += 1)
        await keyboard.press('ArrowDown');
      await expect(target).toHaveValue(value);
    },
    async take(target, typed, offer) {
      await goTo(target);
      await keyboard.insertText(typed);
      // The first one is highlighted by itself.
      await expect(page.locator('[role=option][data-highlighted]')).toHaveText(offer);
      await keyboard.press('Enter');
    },
    async choose(target, files) {
      await goTo(target);
      const chooser = page.waitForEvent('filechooser');
      await keyboard.press('Enter');
      await (await chooser).setFiles(files);
    },
  };

  /** A group of radios is one stop: the one that is chosen, or the first while none is. */
  async function goToRadio(target: Locator): Promise<void> {
    const group = page.locator(`input[type=radio][name="${await target.getAttribute('name')}"]`);
    const chosen = group.and(page.locator(':checked'));
    if ((await chosen.count()) === 0) {
      await goTo(group.first());
      await keyboard.press('Space');
    } else await goTo(chosen);
    for (let step = 0; step < mostStops && !(await target.isChecked()); step += 1)
      await keyboard.press('ArrowDown');
  }
}
