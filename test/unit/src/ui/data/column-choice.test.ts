import { describe, expect, it } from 'vitest';
import { parseChoice } from '#src/ui/data/table/column-choice.ts';

describe('the stored choice of columns', () => {
  it('is read back', () => {
    expect(parseChoice('{"email":false,"phone":true}')).toEqual({ email: false, phone: true });
  });

  it.each([null, '', '{', '"text"', 'null', '[]'])('counts as none when it is %j', (stored) => {
    expect(parseChoice(stored)).toEqual({});
  });

  it('leaves out values that are not a choice', () => {
    expect(parseChoice('{"email":"no","phone":true}')).toEqual({ phone: true });
  });
});
