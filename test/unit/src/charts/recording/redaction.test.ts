import { expect, it } from 'vitest';
import { standIn } from '#domain/problem-reports/stand-in.ts';
import { plainCopy } from '#src/charts/recording/plain-copy.ts';
import { redact, redactEntry, redactPath } from '#src/charts/recording/redaction.ts';

const typed = {
  phone: '+91 98765 43210',
  email: 'meera.kulkarni@creator.example',
  accountHolder: 'Meera Kulkarni',
  accountNumber: '50100212345678',
  pan: 'AFZPK7190K',
  ifsc: 'HDFC0001234',
  title: 'बारिश के बाद',
  body: '<p>Rain in <a href="https://pune.example/rain">Pune</a></p>',
};

it('a recording has none of the texts that a person typed', () => {
  const text = JSON.stringify(redact({ type: 'form.submitted', values: [typed] }));
  for (const value of Object.values(typed)) expect(text).not.toContain(value);
  for (const word of ['Meera', 'meera', '98765', 'बारिश', 'Rain', 'pune', 'AFZPK', 'HDFC'])
    expect(text).not.toContain(word);
});

it('a stand-in has the length and the shape of the text', () => {
  for (const value of Object.values(typed)) expect(standIn(value)).toHaveLength(value.length);
  expect(standIn(typed.phone)).toBe('+90 90000 10000');
  expect(standIn(typed.email)).toBe('aaaaa.aaaaaaaa@aaaaaaa.aaaaaaa');
  expect(standIn(typed.pan)).toMatch(/^[A-Z]{5}\d{4}[A-Z]$/);
  expect(standIn(typed.body)).toMatch(/^<p>Aaaa aa <a href="https:\/\/[a./]+">Aaaa<\/a><\/p>$/);
});

it('a stand-in has no digit of another script, and no word between angle brackets', () => {
  expect(standIn('९८७६५ ४३२१०')).toBe('90000 10000');
  expect(standIn('<Ravi Kumar> <p>Ravi</p>')).toBe('<Aaaa Aaaaa> <p>Aaaa</p>');
});

it('a text of an article keeps the ids of its pictures', () => {
  const id = '01a207b8-1b92-7000-af96-3957a643576f';
  expect(standIn(`<figure data-id="${id}"></figure>`)).toContain(id);
});

it('a recording keeps the words by which the portal tells its own data apart', () => {
  const stored = { sealedDetails: [{ kind: 'bankDetails', status: 'in-progress' }] };
  expect(redact(stored)).toEqual(stored);
  expect(redact({ kind: 'Meera K', values: { name: 'meera' } })).toEqual({
    kind: 'Aaaaa A',
    values: { name: 'aaaaa' },
  });
});

it('what is redacted already stays as it is', () => {
  const once = redact({ values: [typed], state: 'sent', 'Meera K': 1 });
  expect(redact(once)).toEqual(once);
});

it('a recording keeps error codes, ids and dates', () => {
  const reply = {
    error: { code: 'rate-limited', retryAfter: 60, fields: { handle: 'taken' } },
    postUID: '01J-post-7',
    createdAt: '2026-11-20T10:00:00Z',
  };
  expect(redact(reply)).toEqual(reply);
  expect(redactPath('/app/post/list?search=Meera&page=2')).not.toContain('Meera');
});

it('an address keeps ids and what is chosen from a list, and no words', () => {
  const id = '01a207b8-1b92-7000-af96-3957a643576f';
  const path = `/app/own-creators?creator=${id}&tab=earnings`;
  expect(redactPath(path)).toBe(path);
  expect(redactPath('/app/post/list?search=meera&tab=Meera K')).not.toMatch(/meera/i);
});

it('a draft on the device keeps its shape only', () => {
  const draft = { clientId: 'draft-1', content: { title: typed.title, pictures: [{ id: 'key' }] } };
  const stored = { drafts: [draft], localStorage: { 'draft:1': { name: typed.accountHolder } } };
  expect(redactEntry({ at: 0, kind: 'device', stored })).toEqual({
    at: 0,
    kind: 'device',
    stored: {
      drafts: [{ ...draft, content: { ...draft.content, title: standIn(typed.title) } }],
      localStorage: { 'draft:1': { name: standIn(typed.accountHolder) } },
    },
  });
});

it('the memory has no secret and no file', () => {
  const file = new File(['passbook of Meera'], 'passbook.jpg', { type: 'image/jpeg' });
  const copy = plainCopy({ password: 'correct horse', otp: '4821', code: '4821', file });
  expect(copy).toEqual({
    password: 'aaaaaaa aaaaa',
    otp: '1111',
    code: '1111',
    file: { file: { type: 'image/jpeg', size: 17 } },
  });
  expect(plainCopy({ code: 'not-found' })).toEqual({ code: 'not-found' });
});
