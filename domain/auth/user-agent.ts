/*
 * The browser and system of a user agent, by their common names. Browsers send ever fewer details
 * and keep these words, so a short table is enough, and nothing else of the user agent is stored.
 */

export const browsers = [
  'Chrome',
  'Firefox',
  'Safari',
  'Edge',
  'Opera',
  'Samsung Internet',
  'UC Browser',
] as const;
export type BrowserName = (typeof browsers)[number];

export const operatingSystems = [
  'Android',
  'iOS',
  'Windows',
  'macOS',
  'ChromeOS',
  'Linux',
  'KaiOS',
] as const;
export type OperatingSystemName = (typeof operatingSystems)[number];

export type Device = { browser: BrowserName | null; system: OperatingSystemName | null };

/** Most browsers also call themselves Chrome or Safari, so the others come first. */
const browserPatterns: [RegExp, BrowserName][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera|OPiOS)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(UCBrowser|UBrowser)\b/, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systemPatterns: [RegExp, OperatingSystemName][] = [
  [/\bKAIOS\b/i, 'KaiOS'],
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = <Name>(words: [RegExp, Name][], text: string): Name | null =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * The browser and the system of a `User-Agent` (RFC 9110, 10.1.5); null for what it does not name.
 */
export function parseUserAgent(userAgent = ''): Device {
  return {
    browser: firstMatch(browserPatterns, userAgent),
    system: firstMatch(systemPatterns, userAgent),
  };
}
