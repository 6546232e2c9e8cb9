import { describe, expect, it } from 'vitest';
import { handleProblem, handlesFromName } from '#domain/person/handle.ts';
import { romaniseName } from '#domain/person/romanise-name.ts';

describe('a name in Latin letters', () => {
  it.each([
    ['रमेश कुमार', 'ramesh kumar'],
    ['सुनीता बाई', 'sunita bai'],
    ['इरफ़ान', 'iraphan'],
    ['चंद्र', 'chandra'],
    ['রবীন্দ্রনাথ ঠাকুর', 'rabindranath thakur'],
    ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'guraprit singh'],
    ['રાજેશ પટેલ', 'rajesh patel'],
    ['ସୁରେଶ ଦାସ', 'suresh das'],
    ['அருண் குமார்', 'arun kumar'],
    ['రమేష్ బాబు', 'ramesh babu'],
    ['ಶಿವಕುಮಾರ್', 'shivakumar'],
    ['സുരേഷ് നായർ', 'suresh nayar'],
    ['José Ramírez', 'jose ramirez'],
  ])('%s is %s', (name, written) => {
    expect(romaniseName(name).join(' ')).toBe(written);
  });

  it('leaves out words whose vowels are not written', () => {
    expect(romaniseName('محمد Khan')).toEqual(['khan']);
  });
});

describe('handles made of a name', () => {
  it('are well formed, whatever the name', () => {
    const names = ['सत्यनारायण वेंकटसुब्रमण्यम अय्यर राव', 'अ', 'admin', '123 abc', '💐', '  '];
    for (const handle of names.flatMap(handlesFromName)) {
      expect(handleProblem(handle), handle).toBeNull();
    }
  });

  it('begin with the whole name', () => {
    expect(handlesFromName('Ashok K. Verma').slice(0, 4)).toEqual([
      'ashok.k.verma',
      'ashok_k_verma',
      'ashokkverma',
      'ashok.verma',
    ]);
  });
});
