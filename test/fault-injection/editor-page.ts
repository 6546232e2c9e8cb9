import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { passMinute } from '../support/api/account-choice.ts';
import { currentUser, sentCode, signInByPhone } from '../support/api/people.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { joinLines, type Words } from './save-claims.ts';
import type { Interruption } from './session-plan.ts';

/** What the page shows. */
export type Sight =
  | 'opening'
  | 'failed'
  | 'locked-by-other-tab'
  | 'signed-out'
  | 'editing'
  | 'publishing'
  | 'loading-publish-step'
  | 'sending'
  | 'sent';

/** For so long an ended service worker is waited for, in ms. */
const workerPatience = 3000;

/** Reads and operates a page of the portal for a simulated person, across pages. */
export class EditorPage {
  page: Page;
  readonly #context: BrowserContext;
  readonly #proxy: FaultProxy;
  readonly #phone: string;

  constructor(page: Page, proxy: FaultProxy, phone: string) {
    this.page = page;
    this.#context = page.context();
    this.#proxy = proxy;
    this.#phone = phone;
  }

  /**
   * Opens a page of the portal, signed in and with a network: how one gets there is not what this
   * is about.
   */
  async goTo(path: string): Promise<void> {
    await this.#arrive();
    await this.page.goto(new URL(path, this.#proxy.url).href);
  }

  /** What the page shows, once it shows something; a sign-in, a lock and a failure are answered. */
  async look(): Promise<Sight> {
    await expect.poll(() => this.sight(), 'what the page shows').not.toBe('opening');
    const sight = await this.sight();
    if (sight === 'signed-out') await this.signIn();
    else if (sight === 'locked-by-other-tab') await this.button('Edit here instead').click();
    else if (sight === 'failed') {
      this.#proxy.isFaulty = false;
      await this.act(() => this.button('Try again').click());
    } else return sight;
    return this.look();
  }

  async sight(): Promise<Sight> {
    const page = this.page;
    const sees = (name: string) => this.button(name).isVisible();
    if (await this.signInDialog().isVisible()) return 'signed-out';
    if (
      await page
        .getByRole('dialog', { name: 'This post was also changed somewhere else' })
        .isVisible()
    )
      throw new Error('The page reports a change by somebody else, and there is nobody else.');
    if (await page.getByRole('heading', { name: 'Sent for review' }).isVisible()) return 'sent';
    if (await page.getByText('A moderator is reviewing this post.').isVisible()) return 'sent';
    if (await sees('Edit here instead')) return 'locked-by-other-tab';
    if (await sees('Send for review'))
      return (await this.button('Back').and(page.locator(':enabled')).isVisible())
        ? 'publishing'
        : 'sending';
    if (await sees('Next')) return 'editing';
    // The publish step had not loaded when the network failed.
    if (await page.getByText(/will load when you're back online/).isVisible())
      return 'loading-publish-step';
    return (await sees('Try again')) ? 'failed' : 'opening';
  }

  /** The text on the page. */
  async read(): Promise<Words> {
    const body = this.field('body');
    return {
      title: await this.field('title').inputValue(),
      body: joinLines(await body.locator('> p').allTextContents()),
      pictures: await body.locator('figure').count(),
    };
  }

  field(field: 'title' | 'body'): Locator {
    const name = field === 'title' ? 'Title' : 'Your article';
    return this.page.getByRole('textbox', { name, exact: true, includeHidden: true });
  }

  /** Moves the caret to the end of a field. */
  async reach(field: 'title' | 'body'): Promise<void> {
    const end = field === 'title' ? this.field(field) : this.field(field).locator('> p').last();
    await this.act(() => end.click());
    await this.page.keyboard.press('Control+End');
    await this.catchBreath();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  signInDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Please sign in again' });
  }

  /** Acts on the page; a sign-in dialog over it is handled first. */
  async act(action: () => Promise<unknown>): Promise<void> {
    await action().catch(async (error) => {
      if (!(await this.signInDialog().isVisible())) throw error;
      await this.signIn();
      await action();
    });
  }

  /** Four frames without typing: a page that regains the focus restores the caret. */
  async catchBreath(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    });
  }

  /** Ends the page, and leaves a blank or the next one. */
  async end(how: Interruption): Promise<void> {
    if (how === 'reload') {
      await this.#arrive();
      await this.page.reload();
    }
    if (how === 'leave') {
      await this.act(() => this.button('Menu').click());
      await this.act(() => this.page.getByRole('link', { name: 'Dashboard' }).click());
    }
    if (how === 'crash') await this.#crash();
    if (how === 'close' || how === 'crash') {
      await this.page.close();
      this.page = await this.#context.newPage();
    }
  }

  /** Ends the page's process between two instructions, as a phone does that runs out of memory. */
  async #crash(): Promise<void> {
    const session = await this.#context.newCDPSession(this.page);
    const crashed = this.page.waitForEvent('crash');
    session.send('Page.crash').catch(() => {});
    await crashed;
  }

  /** Restores network and session. */
  async #arrive(): Promise<void> {
    await this.plugIn();
    const { request } = this.#context;
    const user = await currentUser(request, this.#proxy.url).catch(() => null);
    if (user?.userId) return;
    await passMinute(this.#context, this.#proxy.url);
    await signInByPhone(request, this.#proxy.url, this.#phone);
  }

  /** Lets the page look for an update, as browsers do from time to time. It may be offline. */
  async lookForUpdate(): Promise<void> {
    this.#proxy.hasUpdate = true;
    await this.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/');
      await registration?.update().catch(() => {});
    });
  }

  async plugIn(): Promise<void> {
    await this.#setOffline(false);
  }

  async setNetwork(network: 'online' | 'offline' | 'faulty'): Promise<void> {
    this.#proxy.isFaulty = network === 'faulty';
    await this.#setOffline(network === 'offline');
  }

  /**
   * Pages come first. Chromium may leave the command to a service worker that has just ended
   * without an answer.
   */
  async #setOffline(isOffline: boolean): Promise<void> {
    const done = this.#context.setOffline(isOffline).catch(() => {});
    await Promise.race([done, wait(workerPatience)]);
  }

  /** The session ends; the page notices with its next call. */
  async loseSession(): Promise<void> {
    await this.#context.clearCookies({ name: 'auth-user' });
  }

  /** Signs in over the page. */
  async signIn(): Promise<void> {
    await this.plugIn();
    const dialog = this.signInDialog();
    await passMinute(this.#context, this.#proxy.url);
    await dialog.getByLabel('Mobile number').fill(this.#phone);
    await dialog.getByRole('button', { name: 'Get code' }).click();
    const code = dialog.getByLabel('4-digit code');
    await code.waitFor();
    await code.fill(await sentCode(this.#context.request, this.#proxy.url, this.#phone));
    await expect(dialog).toBeHidden();
  }
}
