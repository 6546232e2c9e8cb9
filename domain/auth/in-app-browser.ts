/* In-app browsers: Android's WebView has `wv` in its user agent, and apps add their names. */
const embedded =
  /; wv\)|\b(FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|Snapchat|LinkedInApp|Twitter|Telegram)\b/;
const apple = /\b(iPhone|iPad|iPod)\b/;
/**
 * Standalone browsers on these devices have one of these in their user agent; in-app browsers have
 * none.
 */
const appleBrowser = /\b(Safari|CriOS|FxiOS|EdgiOS|OPiOS)\//;

/**
 * Whether the page is embedded in another app, by the browser's user agent. Google refuses sign-ins
 * there.
 */
export const isInAppBrowser = (userAgent: string): boolean =>
  embedded.test(userAgent) || (apple.test(userAgent) && !appleBrowser.test(userAgent));

/**
 * The address that asks Android to open a page in the browser; null where the device knows no such
 * address.
 */
export function externalBrowserUrl(userAgent: string, address: URL): string | null {
  if (!userAgent.includes('Android')) return null;
  const { host, pathname, search, protocol } = address;
  const intent = [
    'Intent',
    `scheme=${protocol.slice(0, -1)}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    'end',
  ];
  return `intent://${host}${pathname}${search}#${intent.join(';')}`;
}
