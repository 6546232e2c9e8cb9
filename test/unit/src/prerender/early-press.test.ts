import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrationStarted, recordEarlyPress } from '#src/prerender/early-press.ts';

/** As much of an element as the recorder uses. */
class StubElement {
  readonly attributes = new Map<string, string>();
  readonly tagName: string;
  isConnected = true;
  replays = 0;

  constructor(tagName: string) {
    this.tagName = tagName;
  }

  closest(selector: string) {
    return selector.split(',').includes(this.tagName.toLowerCase()) ? this : null;
  }

  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }

  removeAttribute(name: string) {
    this.attributes.delete(name);
  }

  click() {
    this.replays += 1;
    send('click', this);
  }
}

let page: EventTarget;

function send(type: string, target?: StubElement): void {
  const event = new Event(type);
  if (target) Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(event);
}

const press = (target: StubElement) => send('click', target);
const hydrate = () => send(hydrationStarted);

describe('a press on a prerendered page', () => {
  let google: StubElement;
  let language: StubElement;

  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    google = new StubElement('BUTTON');
    language = new StubElement('BUTTON');
    recordEarlyPress(hydrationStarted);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows at once that it was taken, and is repeated when hydration starts', () => {
    press(google);
    expect(Object.fromEntries(google.attributes)).toEqual({
      'aria-busy': 'true',
      'data-early-press': '',
    });
    expect(google.replays).toBe(0);
    hydrate();
    expect(google.replays).toBe(1);
    expect(google.attributes.size).toBe(0);
  });

  it('is repeated once when it was made twice, and never again', () => {
    press(google);
    press(google);
    hydrate();
    hydrate();
    expect(google.replays).toBe(1);
  });

  it('is not recorded any more once hydration has started', () => {
    hydrate();
    press(google);
    expect(google.attributes.size).toBe(0);
    hydrate();
    expect(google.replays).toBe(0);
  });

  it('is replaced by a later press on another button', () => {
    press(google);
    press(language);
    expect(google.attributes.size).toBe(0);
    hydrate();
    expect([google.replays, language.replays]).toEqual([0, 1]);
  });

  it.each(['A', 'SUMMARY'])('is forgotten when an element %s is pressed after it', (tagName) => {
    press(google);
    press(new StubElement(tagName));
    expect(google.attributes.size).toBe(0);
    hydrate();
    expect(google.replays).toBe(0);
  });

  it('stays when an empty place is pressed after it', () => {
    press(google);
    press(new StubElement('DIV'));
    hydrate();
    expect(google.replays).toBe(1);
  });

  it('is forgotten when the page is left, so that coming back does not repeat it', () => {
    press(google);
    send('pagehide');
    hydrate();
    expect(google.replays).toBe(0);
  });

  it('is not repeated on a button that is gone', () => {
    press(google);
    google.isConnected = false;
    hydrate();
    expect(google.replays).toBe(0);
  });

  it('stops looking busy when a script cannot be loaded', () => {
    press(google);
    send('error', new StubElement('IMG'));
    expect(google.attributes.size).toBe(2);
    send('error', new StubElement('SCRIPT'));
    expect(google.attributes.size).toBe(0);
  });
});
