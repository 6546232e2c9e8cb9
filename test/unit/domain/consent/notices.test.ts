import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  agreementPurposes,
  type ConsentPurpose,
  isAgreementDue,
  legalPath,
  noticeEdition,
  noticeVersions,
  parseShownNotice,
  versionInEdition,
} from '#domain/consent/notices.ts';
import { interfaceLanguages } from '#domain/language/languages.ts';
import { legalLinks } from '#domain/navigation/legal-links.ts';

const english: Record<string, string> = JSON.parse(
  readFileSync('generated/messages/en.json', 'utf8'),
);
const main = (path: string) => /<main>.*<\/main>/s.exec(readFileSync(path, 'utf8'))?.[0] ?? '';
/** A document in all languages. */
const mains = (page: 'terms' | 'privacy') =>
  interfaceLanguages.map((language) => main(`public${legalLinks(language)[page]}`)).join('\n');
const messages = (...ids: string[]) => ids.map((id) => JSON.stringify(english[id])).join('\n');

/** What is shown with each act. */
const texts: Record<ConsentPurpose, () => string> = {
  terms: () => mains('terms'),
  privacy: () => mains('privacy'),
  google: () => messages('landing.sign-in.terms'),
  facebook: () => messages('landing.sign-in.terms'),
  profile: () => messages('profile.age.adult'),
  'bank-details': () => messages('bank.lead'),
  push: () => messages('notification-settings.card.lead', 'notification-settings.push.lead'),
  messages: () => messages('notification-settings.channel.text'),
  agency: () =>
    messages(
      ...['agency.answer.offer', 'agency.answer.means', 'agency.answer.may-write'],
      ...['agency.answer.may-profile', 'agency.answer.may-earnings', 'agency.answer.keeps'],
    ),
};

/** The newest version of each text. A new text needs a new version, and then its hash here. */
const known: Record<ConsentPurpose, [version: string, hash: string]> = {
  terms: ['2026-11-26', 'prz_XAtvqNOL'],
  privacy: ['2026-11-26', '3cWfVurXQ5Pu'],
  google: ['2026-11-26', 'Ak5earMPl4v_'],
  facebook: ['2026-11-26', 'Ak5earMPl4v_'],
  profile: ['2026-11-26', 'fNpto0kwDKct'],
  'bank-details': ['2026-11-26', 'TQco-v3ozBme'],
  push: ['2026-11-26', '1aj_-EpCbVHs'],
  messages: ['2026-11-26', 'leIttR5cO7Qs'],
  agency: ['2026-11-26', 'eNnAFXsBwSBy'],
};

describe('the versions of notices', () => {
  it.each(Object.keys(known) as ConsentPurpose[])('name the text of %s', (purpose) => {
    const text = texts[purpose]();
    expect(text).not.toMatch(/^$|undefined/);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
    expect([noticeVersions[purpose].at(-1), hash]).toEqual(known[purpose]);
  });

  it.each(interfaceLanguages)('are dated in both documents in %s', (language) => {
    for (const page of agreementPurposes) {
      const [year = '', , day = ''] = noticeVersions[page].at(-1)?.split('-') ?? [];
      const dated = /<h1>[^<]*<\/h1>\s*<p>([^<]*)<\/p>/.exec(
        main(`public${legalLinks(language)[page]}`),
      )?.[1];
      expect(dated).toContain(year);
      expect(dated).toContain(String(Number(day)));
    }
  });

  it('are in order, and each earlier document can be opened', () => {
    for (const versions of Object.values(noticeVersions))
      expect([...versions].sort()).toEqual([...versions]);
    for (const purpose of agreementPurposes)
      for (const version of noticeVersions[purpose])
        for (const language of interfaceLanguages)
          expect(existsSync(`public${legalPath(purpose, version, language)}`)).toBe(true);
    expect(legalPath('terms', '2020-01-01', 'en')).toBe('/legal/terms-2020-01-01.html');
    expect(legalPath('terms', '2020-01-01', 'hi')).toBe('/legal/terms-2020-01-01.hi.html');
  });

  it('are found in an edition, which may not be one that is unknown', () => {
    expect(versionInEdition('terms', noticeEdition)).toBe(noticeVersions.terms.at(-1));
    expect(versionInEdition('terms', '2020-01-01')).toBeNull();
    expect(parseShownNotice(`${noticeEdition} ur`)).toEqual({
      edition: noticeEdition,
      language: 'ur',
    });
    for (const value of ['2999-01-01 hi', '2020-01-01 hi', `${noticeEdition} xx`, '', undefined])
      expect(parseShownNotice(value)).toBeNull();
  });

  it('are asked for again only when the terms or the privacy policy changed', () => {
    expect(isAgreementDue(null)).toBe(false);
    expect(isAgreementDue(noticeEdition)).toBe(false);
    expect(isAgreementDue('2020-01-01')).toBe(true);
  });
});
