import { beforeEach, describe, expect, it } from 'vitest';
import { createEarlyPress, type EarlyPress } from '#src/prerender/early-press.ts';

/** As much of a button as is used. */
class StubButton {
  readonly attributes = new Map<string, string>();
  isConnected = true;
  presses = 0;

  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }

  removeAttribute(name: string) {
    this.attributes.delete(name);
  }

  click() {
    this.presses += 1;
  }
}

describe('a press on a prerendered page', () => {
  let google: StubButton;
  let language: StubButton;
  let press: EarlyPress;

  beforeEach(() => {
    google = new StubButton();
    language = new StubButton();
    press = createEarlyPress();
  });

  it('shows at once that it was taken, and is repeated', () => {
    press.mark(google);
    expect(Object.fromEntries(google.attributes)).toEqual({
      'aria-busy': 'true',
      'data-early-press': '',
    });
    expect(google.presses).toBe(0);
    press.repeat();
    expect(google.presses).toBe(1);
    expect(google.attributes.size).toBe(0);
  });

  it('is repeated once when it was made twice, and never again', () => {
    press.mark(google);
    press.mark(google);
    press.repeat();
    press.repeat();
    expect(google.presses).toBe(1);
  });

  it('is replaced by a later press on another button', () => {
    press.mark(google);
    press.mark(language);
    expect(google.attributes.size).toBe(0);
    press.repeat();
    expect([google.presses, language.presses]).toEqual([0, 1]);
  });

  it('is not repeated once it was forgotten', () => {
    press.mark(google);
    press.forget();
    expect(google.attributes.size).toBe(0);
    press.repeat();
    expect(google.presses).toBe(0);
  });

  it('is not repeated on a button that is gone', () => {
    press.mark(google);
    google.isConnected = false;
    press.repeat();
    expect(google.presses).toBe(0);
  });
});
