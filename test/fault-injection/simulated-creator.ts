import { expect } from '@playwright/test';
import { type ChosenFile, choose } from '../support/browser/editor-form.ts';
import type { EditorPage } from './editor-page.ts';
import { type Claim, isOfDevice, type Words } from './save-claims.ts';
import type { Interruption, Step } from './session-plan.ts';

type Picked = 'location' | 'language' | 'subject';

/** The text, choices and requests of a person. */
export type Written = Words & {
  language: string;
  clientId: string | null;
  /** A choice made shortly before a crash may be kept or not. */
  picks: Record<Picked, 'none' | 'made' | 'unsure'>;
  /** Requested, and not cancelled. */
  isSubmitRequested: boolean;
};

/** A creator at the page of the editor, who looks at it before each thing they do. */
export class SimulatedCreator {
  written: Written = nothingIn('hi');
  /** The last text that the page claimed to be stored. */
  #claim: Claim | null = null;
  #count = 0;
  /** The caret is on an empty line of its own. */
  #isBehindPicture = false;
  /** The dashboard has shown that the post is in review: there is no page to write on any more. */
  #isGone = false;
  readonly #editorPage: EditorPage;
  readonly #picture: ChosenFile;

  constructor(editorPage: EditorPage, picture: ChosenFile) {
    this.#editorPage = editorPage;
    this.#picture = picture;
  }

  /** Records what the page says. */
  hear(claim: Claim): void {
    if (isOfDevice(claim)) this.#claim = claim;
  }

  /** Opens a new post. */
  async begin(language: string): Promise<void> {
    this.written = nothingIn(language);
    this.#isGone = false;
    this.#isBehindPicture = false;
    this.#count += 1;
    await this.#editorPage.goTo('/app/post/create');
    await this.#editorPage.look();
    // What the page before said last may have been heard only now.
    this.#claim = null;
    this.written.clientId = new URL(this.#editorPage.page.url()).searchParams.get('draft');
  }

  async take(step: Step): Promise<void> {
    if (this.#isGone || (await this.#editorPage.look()) === 'sent') return;
    switch (step.kind) {
      case 'type':
        return this.#type(step);
      case 'picture':
        return this.#addPicture();
      case 'pick':
        return this.#pick(step.what);
      case 'save':
        return this.#save();
      case 'send':
        return this.#send();
      case 'wait-for-save':
        return this.#rest();
      case 'network':
        return this.#editorPage.setNetwork(step.state);
      case 'interruption':
        return this.#interrupt(step.how, step.isByDashboard);
      case 'sign-out':
        return this.#editorPage.loseSession();
    }
  }

  /** Leaves the post permanently, sent or as it is. */
  async leave(isSent: boolean, ending: Interruption): Promise<void> {
    if (isSent) {
      await this.take({
        kind: 'type',
        field: 'title',
        words: 'PM2',
        isNewLine: false,
        isByKeys: false,
      });
      for (const what of ['location', 'language', 'subject'] as const)
        await this.take({ kind: 'pick', what });
      await this.take({ kind: 'send' });
    }
    if (this.#isGone) return;
    if (ending === 'crash') {
      await this.take({ kind: 'wait-for-save' });
      this.#doubtPicks();
    }
    await this.#editorPage.end(ending);
  }

  /** From now on the server has another version of the app; the open page looks for it. */
  meetUpdate(): Promise<void> {
    return this.#editorPage.lookForUpdate();
  }

  /** The versions of the app on the device, after looking for the newest. */
  async versions(): Promise<string[]> {
    await this.#editorPage.lookForUpdate();
    const names = await this.#editorPage.page.evaluate(() => caches.keys());
    return names.filter((name) => name.startsWith('build-'));
  }

  /** Opens the dashboard without faults. */
  async comeHome(): Promise<void> {
    await this.#editorPage.setNetwork('online');
    await this.#editorPage.goTo('/app/post/list');
  }

  /** Whether the dashboard shows anything that is only on the phone. */
  hasSomethingLeft(): Promise<boolean> {
    const onDevice = this.#editorPage.page.getByRole('region', { name: 'On this device' });
    return onDevice.or(this.#editorPage.page.getByText('Unsaved changes')).first().isVisible();
  }

  async #type({ field, words, isNewLine, isByKeys }: Step & { kind: 'type' }): Promise<void> {
    if (!(await this.#goToWriting())) return;
    expect(await this.#editorPage.read(), 'the text on the page').toEqual(this.#words());
    const before = this.written[field];
    const isBehindPicture = field === 'body' && this.#isBehindPicture;
    const gap = isNewLine || isBehindPicture ? '\n' : ' ';
    if (isBehindPicture) this.#isBehindPicture = false;
    this.written[field] = before
      ? `${before}${gap}${words}`
      : field === 'title'
        ? `${this.#count} ${words}`
        : words;
    await this.#writeWhatIsMissing(isByKeys);
  }

  /** Types what has been written and is not on the page. */
  async #writeWhatIsMissing(isByKeys = false): Promise<void> {
    for (const field of ['title', 'body'] as const) {
      const typed = (await this.#editorPage.read())[field];
      expect(typed, `the ${field} on the page`).toBe(this.written[field].slice(0, typed.length));
      if (typed === this.written[field]) continue;
      await this.#editorPage.reach(field);
      await this.#keys(this.written[field].slice(typed.length), isByKeys);
      // The sign-in may have come between two keys; who writes sees that, and types on where it
      // ended.
      if (await this.#editorPage.signInDialog().isVisible())
        return this.#editorPage.look().then(() => this.#writeWhatIsMissing(isByKeys));
    }
    expect(await this.#editorPage.read(), 'the text on the page').toEqual(this.#words());
  }

  async #keys(text: string, isByKeys: boolean): Promise<void> {
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) await this.#editorPage.page.keyboard.press('Enter');
      if (isByKeys) await this.#editorPage.page.keyboard.type(line);
      else await this.#editorPage.page.keyboard.insertText(line);
    }
  }

  async #addPicture(): Promise<void> {
    if (!(await this.#goToWriting())) return;
    await this.#editorPage.act(() => choose(this.#editorPage.page, 'Add images', [this.#picture]));
    this.written.pictures += 1;
    this.#isBehindPicture = true;
    await expect.poll(() => this.#editorPage.read()).toEqual(this.#words());
  }

  async #pick(what: Picked): Promise<void> {
    if (!(await this.#goToPublishing())) return;
    const { picks, language } = this.written;
    if (picks[what] === 'made') return;
    const page = this.#editorPage.page;
    // Its lists may not have come through; they do not when there is no network.
    if (!(await this.#hasLists())) return;
    await this.#editorPage.act(async () => {
      if (what === 'language')
        await page.getByLabel('Language', { exact: true }).selectOption(language);
      if (what === 'subject') {
        await page.getByLabel('Genre', { exact: true }).selectOption('agriculture');
        await page.getByLabel('Sub-genre').selectOption('weather');
      }
    });
    if (what === 'location' && !(await this.#pickNagpur())) return;
    picks[what] = 'made';
  }

  /** Finds and chooses Nagpur. Returns false where there is no network to search it. */
  async #pickNagpur(): Promise<boolean> {
    const { page } = this.#editorPage;
    if ((await this.#editorPage.button(/Nagpur/).count()) > 0) return true;
    const location = page.getByRole('combobox', { name: 'Location', exact: true });
    const nagpur = page.getByRole('option', { name: 'Nagpur ( Maharashtra )' });
    const ending = async () => {
      if (await this.#editorPage.signInDialog().isVisible()) return 'signed-out';
      if (await nagpur.isVisible()) return 'found';
      const isOnline = await page.evaluate(() => navigator.onLine);
      return isOnline ? 'searching' : 'offline';
    };
    let found = '';
    await this.#editorPage.act(async () => {
      // Also where a sign-in came between typing and choosing.
      await location.fill('');
      await location.fill('nagpur');
      await expect.poll(async () => (found = await ending())).not.toBe('searching');
      if (found === 'signed-out') throw new Error('The session has ended while searching.');
      if (found === 'found') await nagpur.click();
    });
    return found === 'found';
  }

  async #hasLists(): Promise<boolean> {
    const genres = this.#editorPage.page
      .getByLabel('Genre', { exact: true })
      .locator('option[value=agriculture]');
    const again = this.#editorPage.button('Try again');
    await expect(genres.or(again).first()).toBeAttached();
    if (await again.isVisible()) await this.#editorPage.act(() => again.click());
    return (await genres.count()) > 0;
  }

  async #save(): Promise<void> {
    const sight = await this.#editorPage.look();
    if (sight !== 'sending' && sight !== 'loading-publish-step')
      await this.#editorPage.act(() => this.#editorPage.button('Save draft').click());
  }

  /** Presses "Send for review", and waits for what the page says to that. */
  async #send(): Promise<void> {
    if (!(await this.#goToPublishing())) return;
    const picks = Object.values(this.written.picks);
    const { title, body } = this.written;
    const lacksSomething = title === '' || body === '' || picks.includes('none');
    await this.#editorPage.act(() => this.#editorPage.button('Send for review').click());
    let said = '';
    const hear = async () => {
      said = await this.#answer();
      if (said === 'signed-out') await this.#editorPage.signIn();
      return said;
    };
    await expect
      .poll(hear, 'the answer to "Send for review"')
      .toMatch(/^(going|sent|rejected|failed)$/);
    if (lacksSomething) expect(said).toBe('rejected');
    if (!lacksSomething && !picks.includes('unsure')) expect(said).not.toBe('rejected');
    // After a reported failure the person still wants it sent.
    this.written.isSubmitRequested = said !== 'rejected';
  }

  /** What the page says after the press. */
  async #answer(): Promise<string> {
    const sight = await this.#editorPage.sight();
    if (sight === 'sent' || sight === 'signed-out') return sight;
    if (
      await this.#editorPage.page
        .getByText(
          /^Not sent yet|Checking whether it was sent|still uploading|^You're offline. We'll send/,
        )
        .first()
        .isVisible()
    )
      return 'going';
    if (
      sight === 'editing' ||
      (await this.#editorPage.page.locator('main [aria-invalid=true]').count()) > 0
    )
      return 'rejected';
    return (await this.#editorPage.button('Cancel sending').isVisible()) ? 'failed' : 'busy';
  }

  /** Waits until the line says that these words are kept. */
  async #rest(): Promise<void> {
    await expect
      .poll(() => this.#claim, 'what the line says to be kept')
      .toMatchObject(this.#words());
  }

  async #interrupt(how: Interruption, isByDashboard: boolean): Promise<void> {
    const claim = this.#claim;
    const address = this.#editorPage.page.url();
    await this.#editorPage.end(how);
    const isListed = how === 'leave' || (isByDashboard && claim !== null);
    if (isListed && claim?.title) await this.#openFromDashboard();
    else if (how !== 'reload') await this.#editorPage.goTo(address);
    if (!this.#isGone) await this.#compare(how, claim);
  }

  /**
   * Nothing may have gone but what was written since the page last said that it is kept, and that
   * only by a crash.
   */
  async #compare(how: Interruption, claim: Claim | null): Promise<void> {
    if ((await this.#editorPage.look()) === 'sent') return;
    if (how !== 'crash') {
      expect(await this.#editorPage.read(), `the text after: ${how}`).toEqual(this.#words());
      return;
    }
    const { title, body, pictures } = await this.#editorPage.read();
    expect(
      title.startsWith(claim?.title ?? ''),
      `"${title}" has the kept title "${claim?.title}"`,
    ).toBe(true);
    expect(
      body.startsWith(claim?.body ?? ''),
      `"${body}" has the kept words "${claim?.body}"`,
    ).toBe(true);
    expect(pictures).toBeGreaterThanOrEqual(claim?.pictures ?? 0);
    this.written.pictures = pictures;
    this.#doubtPicks();
    if (await this.#goToWriting()) await this.#writeWhatIsMissing();
  }

  async #openFromDashboard(): Promise<void> {
    const { page } = this.#editorPage;
    if (page.url().includes('/app/post/list')) await this.#editorPage.plugIn();
    else await this.#editorPage.goTo('/app/post/list');
    // The number of the post, before the first word of its title.
    const isOurs = new RegExp(`(^|\\s)${this.#count} `);
    const writeOn = page.getByRole('main').getByRole('link', { name: isOurs });
    const inReview = page
      .getByRole('article')
      .filter({ hasText: isOurs })
      .filter({ hasText: 'In Review' });
    await expect(async () => {
      const again = this.#editorPage.button('Try again');
      if (await this.#editorPage.signInDialog().isVisible()) await this.#editorPage.signIn();
      else if (await again.isVisible()) await again.click();
      await expect(writeOn.or(inReview).first()).toBeVisible({ timeout: 1000 });
    }, `the dashboard has post ${this.#count}`).toPass({ timeout: 30_000 });
    if (await inReview.isVisible()) this.#isGone = true;
    else await this.#editorPage.act(() => writeOn.first().click());
    expect(
      this.written.isSubmitRequested || !this.#isGone,
      'in review without having been sent',
    ).toBe(true);
  }

  /** The line says only of text that it is saved. */
  #doubtPicks(): void {
    const { picks } = this.written;
    for (const what of Object.keys(picks) as Picked[])
      if (picks[what] === 'made') picks[what] = 'unsure';
  }

  async #goToWriting(): Promise<boolean> {
    const sight = await this.#editorPage.look();
    if (sight === 'publishing' || sight === 'loading-publish-step')
      await this.#editorPage.act(() => this.#editorPage.button('Back').click());
    if (sight === 'sending') return (await this.#callOff()) && this.#goToWriting();
    return sight !== 'sent';
  }

  async #goToPublishing(): Promise<boolean> {
    const isWriting = (await this.#editorPage.look()) === 'editing';
    if (isWriting) await this.#editorPage.act(() => this.#editorPage.button('Next').click());
    return (await this.#editorPage.look()) === 'publishing';
  }

  /** Cancels the submission, where the page offers that. */
  async #callOff(): Promise<boolean> {
    const offer = this.#editorPage.button('Cancel sending');
    if (!(await offer.isVisible())) return false;
    await offer.click();
    await expect(offer).toBeHidden();
    this.written.isSubmitRequested = (await this.#editorPage.look()) === 'sent';
    return !this.written.isSubmitRequested;
  }

  #words(): Words {
    const { title, body, pictures } = this.written;
    return { title, body, pictures };
  }
}

function nothingIn(language: string): Written {
  return {
    title: '',
    body: '',
    pictures: 0,
    language,
    clientId: null,
    picks: { location: 'none', language: 'none', subject: 'none' },
    isSubmitRequested: false,
  };
}
