const firstUses = ['pointerdown', 'keydown'] as const;

/**
 * Loads what counts transitions once a person has used the page and it is idle. Browsers that ask
 * not to be tracked (Global Privacy Control, Do Not Track) count nothing.
 */
export function countChartsWhenUsed(): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (globalPrivacyControl === true || doNotTrack === '1') return;
  const start = () => {
    for (const type of firstUses) removeEventListener(type, start, true);
    const load = () =>
      import('./report-usage.ts').then(
        ({ reportChartUsage }) => reportChartUsage(),
        // A page that cannot load it is not counted.
        () => undefined,
      );
    if ('requestIdleCallback' in window) requestIdleCallback(load);
    else setTimeout(load, 1000);
  };
  if (navigator.userActivation?.hasBeenActive) start();
  else
    for (const type of firstUses) addEventListener(type, start, { capture: true, passive: true });
}
