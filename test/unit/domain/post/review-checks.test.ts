import { describe, expect, it } from 'vitest';
import { type ContentLanguage, contentLanguages } from '#domain/language/languages.ts';
import { isInUnexpectedScript } from '#domain/language/script-detection.ts';
import { postFormats } from '#domain/post/post-formats.ts';
import { isPublicLink } from '#domain/post/public-link.ts';
import { rejectionReasonsFor } from '#domain/post/rejection-reasons.ts';
import {
  checkSection,
  isCheckApplicable,
  reviewCheckCodes,
  reviewChecks,
} from '#domain/post/review-checks.ts';

/**
 * A sentence of each language, with a brand or an abbreviation in Latin letters as newsrooms write
 * them.
 */
const samples: Record<ContentLanguage, string> = {
  hi: 'विदर्भ के किसानों ने WhatsApp पर बारिश का वीडियो साझा किया',
  en: 'Farmers of विदर्भ shared a video of the rain on WhatsApp today',
  ur: 'ودربھ کے کسانوں نے WhatsApp پر بارش کی ویڈیو شیئر کی',
  ta: 'விவசாயிகள் WhatsApp மூலம் மழை வீடியோவை பகிர்ந்தனர் என்று தெரிகிறது',
  te: 'రైతులు WhatsApp లో వర్షం వీడియోను పంచుకున్నారు అని తెలిసింది',
  ml: 'കർഷകർ WhatsApp വഴി മഴയുടെ വീഡിയോ പങ്കുവെച്ചു എന്ന് റിപ്പോർട്ട്',
  bn: 'কৃষকরা WhatsApp এ বৃষ্টির ভিডিও শেয়ার করেছেন বলে জানা গেছে',
  mr: 'शेतकऱ्यांनी WhatsApp वर पावसाचा व्हिडिओ शेअर केला आहे',
  kn: 'ರೈತರು WhatsApp ನಲ್ಲಿ ಮಳೆಯ ವೀಡಿಯೊ ಹಂಚಿಕೊಂಡಿದ್ದಾರೆ ಎಂದು ತಿಳಿದುಬಂದಿದೆ',
  gu: 'ખેડૂતોએ WhatsApp પર વરસાદનો વીડિયો શેર કર્યો છે',
  pa: 'ਕਿਸਾਨਾਂ ਨੇ WhatsApp ਤੇ ਮੀਂਹ ਦੀ ਵੀਡੀਓ ਸਾਂਝੀ ਕੀਤੀ',
  or: 'କୃଷକମାନେ WhatsApp ରେ ବର୍ଷାର ଭିଡିଓ ସେୟାର କରିଛନ୍ତି ବୋଲି ଜଣାପଡିଛି',
  as: 'কৃষকসকলে WhatsApp ত বৰষুণৰ ভিডিঅ শ্বেয়াৰ কৰিছে বুলি জানিব পৰা গৈছে',
  bho: 'किसान लोग WhatsApp पर बरखा के वीडियो साझा कइलस',
};
const languages = contentLanguages.map(({ isoCode }) => isoCode);

/** Languages that are written in the same letters. */
const kin: ContentLanguage[][] = [
  ['hi', 'mr', 'bho'],
  ['bn', 'as'],
];
const shareLetters = (one: ContentLanguage, other: ContentLanguage) =>
  one === other || kin.some((family) => family.includes(one) && family.includes(other));

describe.each(languages)('letters of %s', (language) => {
  it.each(languages)('for a text in %s', (written) => {
    expect(isInUnexpectedScript(samples[written], language)).toBe(!shareLetters(language, written));
  });
});

describe('letters', () => {
  it('a third of the words is enough, fewer are not', () => {
    expect(isInUnexpectedScript('iPhone Pro Max Ultra भारत में', 'hi')).toBe(false);
    expect(isInUnexpectedScript('iPhone Pro Max Ultra Plus भारत में', 'hi')).toBe(true);
  });

  it('a few names are not enough', () => {
    expect(isInUnexpectedScript('IPL 2026: CSK vs MI', 'hi')).toBe(false);
    expect(isInUnexpectedScript('', 'hi')).toBe(false);
  });

  it('addresses, numbers and signs are no words', () => {
    const text =
      'देखें https://www.example.com/a/b/c/d/e/f/g और लिखें desk@paper.example.com को 2026 🙂';
    expect(isInUnexpectedScript(text, 'hi')).toBe(false);
  });
});

describe('a link', () => {
  it.each([
    'https://mausam.imd.gov.in/nagpur?day=2#rain',
    'http://हिन्दी.भारत/',
    'https://8.8.8.8/',
    'https://example.com.',
    'mailto:desk@paper.in',
    'tel:+919876543210',
  ])('%s can lead somewhere', (address) => {
    expect(isPublicLink(address)).toBe(true);
  });

  it.each([
    'https://',
    'https://www',
    'https://www.',
    'https://example .com',
    'https://exa%20mple.com',
    'http://localhost:3000/post',
    'http://desk.local/',
    'http://127.0.0.1/',
    'http://10.1.2.3/',
    'http://172.20.0.1/',
    'http://192.168.1.1/router',
    'http://2130706433/',
    'http://[::1]/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'mailto:desk',
    'tel:abc',
    'example.com',
    '',
  ])('%s cannot', (address) => {
    expect(isPublicLink(address)).toBe(false);
  });
});

describe('the table of checks', () => {
  it.each(postFormats)('gives %s only what its moderators may refuse', (format) => {
    for (const check of reviewCheckCodes.filter((code) => isCheckApplicable(code, format)))
      expect(rejectionReasonsFor(format)).toContain(reviewChecks[check].reason);
  });

  it.each(reviewCheckCodes)('%s is a check of some format and has a section to fix it', (check) => {
    const formats = postFormats.filter((format) => isCheckApplicable(check, format));
    expect(formats).not.toEqual([]);
    for (const format of formats) expect(checkSection(check, format)).toBeTruthy();
  });

  it('leads to what the reason leads to, or to something more exact', () => {
    expect(checkSection('other-script', 'FORMAT_GALLERY')).toBe('language');
    expect(checkSection('title-in-other-script', 'FORMAT_GALLERY')).toBe('title');
    expect(isCheckApplicable('broken-link', 'FORMAT_GALLERY')).toBe(false);
  });
});
