import { earlyPressAttribute } from '#src/ui/layout/first-page.ts';

/** Sent to the window when React has started to hydrate a prerendered page. */
export const hydrationStarted = 'hydration-started';

/** The look of a button that was pressed early: its icon becomes the ring of `Spinner`. */
export const earlyPressStyle = [
  '[data-early-press] svg{box-sizing:border-box;border:.16em solid;border-radius:50%;',
  'border-inline-end-color:transparent;animation:spin .8s linear infinite}',
  '[data-early-press] svg>*{display:none}',
  'button[type=submit][data-early-press]::before{content:"";box-sizing:border-box;width:1.25em;',
  'height:1.25em;border:.16em solid;border-radius:50%;border-inline-end-color:transparent;',
  'animation:spin .8s linear infinite}',
].join('');

/** As much of a button as is used here. */
type Pressable = Pick<HTMLElement, 'setAttribute' | 'removeAttribute' | 'isConnected' | 'click'>;

/** Remembers the last press of a button that only the portal can handle. */
export type EarlyPress = {
  /** Shows that the press was taken. Only attributes change, which hydration does not compare. */
  mark(button: Pressable): void;
  /** The press is over or void: another choice, a page that is left, a failed load. */
  forget(): void;
  /** Presses the button again; React hydrates what is pressed at once. */
  repeat(): void;
};

export function createEarlyPress(): EarlyPress {
  let pressed: Pressable | null = null;
  const forget = () => {
    pressed?.removeAttribute('aria-busy');
    pressed?.removeAttribute(earlyPressAttribute);
    pressed = null;
  };
  return {
    mark(button) {
      forget();
      pressed = button;
      button.setAttribute('aria-busy', 'true');
      button.setAttribute(earlyPressAttribute, '');
    },
    forget,
    repeat() {
      const button = pressed;
      forget();
      if (button?.isConnected) button.click();
    },
  };
}
