import { type InterfaceLanguage, interfaceLanguages } from '#domain/language/languages.ts';
import { legalLinks } from '#domain/navigation/legal-links.ts';

/** What people agree to in the portal, each by an act of its own. */
export const consentPurposes = [
  'terms',
  'privacy',
  'google',
  'facebook',
  'profile',
  'bank-details',
  'push',
  'messages',
  'agency',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Where a person agreed or withdrew. */
export const consentScreens = [
  'sign-in',
  'changed-terms',
  'sign-in-methods',
  'profile',
  'bank-details',
  'notification-settings',
  'agency',
  'account',
] as const;
export type ConsentScreen = (typeof consentScreens)[number];

/**
 * The versions of the text that is shown with each act, the newest last, named by their first day.
 * notices.test.ts fails when a text changes without a new version. The earlier text of a document
 * stays at `/legal/terms-<version>.html`, and in other languages at
 * `/legal/terms-<version>.<language>.html`.
 */
export const noticeVersions: Readonly<Record<ConsentPurpose, readonly [string, ...string[]]>> = {
  terms: ['2026-11-26'],
  privacy: ['2026-11-26'],
  google: ['2026-11-26'],
  facebook: ['2026-11-26'],
  profile: ['2026-11-26'],
  'bank-details': ['2026-11-26'],
  push: ['2026-11-26'],
  messages: ['2026-11-26'],
  agency: ['2026-11-26'],
};

/** Those that signing in agrees to. People who stay signed in are asked when they change. */
export const agreementPurposes = ['terms', 'privacy'] as const satisfies ConsentPurpose[];

const newest = (versions: readonly string[]) => versions.toSorted().at(-1) ?? '';

/** All texts as this build has them: the newest version of any. */
export const noticeEdition = newest(Object.values(noticeVersions).flat());

/** The newest version of the terms and the privacy policy. */
export const agreementEdition = newest(
  agreementPurposes.flatMap((purpose) => noticeVersions[purpose]),
);
const firstEdition = Object.values(noticeVersions).flat().toSorted()[0] ?? '';

/** The version that an edition shows for a purpose; null when it had none yet. */
export const versionInEdition = (purpose: ConsentPurpose, edition: string): string | null =>
  noticeVersions[purpose].findLast((version) => version <= edition) ?? null;

/**
 * Whether the terms or the privacy policy have changed since a person agreed.
 * @param agreed the edition; null for those who signed in before it was recorded
 */
export const isAgreementDue = (agreed: string | null): boolean =>
  (agreed ?? firstEdition) < agreementEdition;

/** The texts that a person had before them: an edition in a language. */
export type ShownNotice = { edition: string; language: InterfaceLanguage };

/** As the header `Notice-Shown` has it, such as `2026-11-26 hi`. */
export const formatShownNotice = ({ edition, language }: ShownNotice): string =>
  `${edition} ${language}`;

/** @returns null for a text that this build does not know */
export function parseShownNotice(value: unknown): ShownNotice | null {
  if (typeof value !== 'string') return null;
  const [edition = '', language] = value.split(' ');
  const known = interfaceLanguages.find((one) => one === language);
  const isKnown = edition >= firstEdition && edition <= noticeEdition;
  return known && isKnown ? { edition, language: known } : null;
}

type LegalDocument = (typeof agreementPurposes)[number];

/** The address of a document in a version and a language. */
export function legalPath(
  document: LegalDocument,
  version: string,
  language: InterfaceLanguage,
): string {
  const current = legalLinks(language)[document];
  return version === noticeVersions[document].at(-1)
    ? current
    : current.replace(document, `${document}-${version}`);
}
