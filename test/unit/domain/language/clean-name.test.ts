import { describe, expect, it } from 'vitest';
import { cleanName } from '#domain/language/clean-name.ts';

describe('a name as it is kept', () => {
  it.each([
    ['an override of the direction', 'Asha \u202EoaR\u202C', 'Asha oaR'],
    ['isolates', '\u2066Asha\u2069 Rao', 'Asha Rao'],
    ['marks of the direction', '\u200Fآشا\u200E', 'آشا'],
    ['a space without width', 'As\u200Bha', 'Asha'],
    ['a byte order mark', '\uFEFFAs\uFEFFha', 'Asha'],
    ['a word joiner and a soft hyphen', 'As\u2060h\u00ADa', 'Asha'],
    ['control characters', 'As\u0007ha\u0085', 'Asha'],
    ['tags and variation selectors', 'As\u{E0041}ha\uFE00', 'Asha'],
    ['a letter that is blank', 'Asha\u3164', 'Asha'],
    ['joiners between Latin letters', 'As\u200Dh\u200Ca', 'Asha'],
    ['joiners that join nothing in Hindi', 'आ\u200Dशा\u200C', 'आशा'],
    ['a second joiner', 'क्\u200D\u200Dष', 'क्\u200Dष'],
    ['blanks around and between', ' \u00A0Asha\t\n Rao ', 'Asha Rao'],
    ['blanks around what is removed', 'Asha \u200B Rao', 'Asha Rao'],
  ])('has no %s', (_, typed, kept) => {
    expect(cleanName(typed)).toBe(kept);
  });

  it.each([
    ['a half letter of Hindi', 'क्\u200Dष'],
    ['a virama of Hindi that is shown', 'क्\u200Cष'],
    ['the ra of Marathi', 'र्\u200Dया'],
    ['ra with ya of Bengali', 'র\u200D্যাব'],
    ['a final letter of Malayalam', 'രാജന്\u200D'],
    ['a split word of Kannada', 'ರಾಜ್\u200Cಕುಮಾರ್'],
    ['a split word of Urdu', 'می\u200Cرے'],
    ['a family', 'Asha 👩🏽\u200D👩\u200D👧'],
    ['a heart', 'Asha \u2764\uFE0F'],
    ['signs that the specification forbids, for the rule', 'Asha <Rao>'],
  ])('keeps %s', (_, typed) => {
    expect(cleanName(typed)).toBe(typed.normalize('NFC'));
  });

  it('is composed, so that equal names are equal', () => {
    expect(cleanName('Jose\u0301')).toBe('José');
    expect(cleanName('Jose\u034F\u0301')).toBe('José');
    expect(cleanName('\u0958\u0932\u092E')).toBe('\u0915\u093C\u0932\u092E');
  });

  it('is empty when there is nothing to see', () => {
    expect(cleanName('\u200B\u202E \u2060')).toBe('');
  });

  it('does not change when it is cleaned again', () => {
    const once = cleanName(' \u202EAs\u200B\u200Dha क्\u200D\u200Dष ');
    expect(cleanName(once)).toBe(once);
  });
});
