import { describe, expect, it } from 'vitest';
import { newUserCookie } from '#src/api/new-user-cookie.ts';

describe('the cookie newUser', () => {
  // spec 3.23
  it.each([
    ['newUser=true', true],
    ['language=hi; newUser=true; region=DH_APP', true],
    ['newUser=false', false],
    ['', null],
    ['oldnewUser=true', null],
    ['newUser=trueish', null],
  ])('in %j says %s', (cookies, expected) => {
    expect(newUserCookie(cookies)).toBe(expected);
  });
});
