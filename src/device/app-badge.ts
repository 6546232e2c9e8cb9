/** Missing in browsers without the Badging API, and in tabs of some. */
type BadgeNavigator = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows a number on the icon of the installed portal; none for zero. */
export function showAppBadge(count: number, device: BadgeNavigator = navigator): void {
  const shown = count > 0 ? device.setAppBadge?.(count) : device.clearAppBadge?.();
  // A portal that is not installed has no icon to show it on.
  shown?.catch(() => {});
}
