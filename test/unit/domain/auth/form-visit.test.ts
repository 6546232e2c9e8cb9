import { describe, expect, it } from 'vitest';
import {
  formVisitValue,
  parseFormVisit,
  parseUnavailable,
  unavailableUrl,
} from '#domain/auth/form-visit.ts';

const invited = '/login?email=meera%40example.com&source=pahar-news';
const visit = { provider: 'GOOGLE', state: 's', purpose: 'sign-in' };

describe('a visit that a form began', () => {
  it('comes back as it was kept', () => {
    expect(parseFormVisit(formVisitValue('GOOGLE', '/login'), 's')).toEqual({
      ...visit,
      returnPath: '/login',
    });
    expect(parseFormVisit(formVisitValue('GOOGLE', invited), 's')).toEqual({
      ...visit,
      returnPath: invited,
    });
  });

  it.each(['', 'provider=TWITTER', 'returnPath=https://other.example'])(
    'is none for the value "%s"',
    (value) => {
      expect(parseFormVisit(value, 's')).toBeNull();
    },
  );

  it.each(['https://other.example', '//other.example', '/login.other', '/app/post/list'])(
    'leads to the landing page only, not to %s',
    (returnPath) => {
      expect(parseFormVisit(formVisitValue('GOOGLE', returnPath), 's')).toBeNull();
    },
  );

  it('that could not begin is named by the address, with the invitation', () => {
    const { search } = new URL(unavailableUrl('FACEBOOK', invited), 'http://portal');
    expect(parseUnavailable(search)).toMatchObject({
      provider: 'FACEBOOK',
      returnPath: invited,
    });
    expect(parseUnavailable('?provider=GOOGLE')).toBeNull();
  });
});
