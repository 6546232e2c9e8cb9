import { redactedText } from '#server/http/contract/personal-data.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const word = /^(?=.{1,30}$)[a-z]+(-[a-z]+)*$/i;
const shortNumber = /^\d{1,4}$/;
const anonymousParameters = /^(q|query|search|name|handle|token|code|email|phone|source)$/i;

const isPlain = (text: string) => [uuid, word, shortNumber].some((shape) => shape.test(text));

/** The address of a page: ids, short words and numbers stay, and everything else is hidden. */
export function redactPath(address: string): string {
  const [path = '', query] = address.replace(/#.*$/s, '').split('?', 2);
  const plainPath = path
    .split('/')
    .map((part) => (part === '' || isPlain(part) ? part : redactedText))
    .join('/');
  if (query === undefined) return plainPath.slice(0, longest);
  const parameters = [...new URLSearchParams(query)].map(([key, value]) => {
    const isKept = isPlain(value) && !anonymousParameters.test(key);
    return `${isPlain(key) ? key : redactedText}=${isKept ? value : redactedText}`;
  });
  return `${plainPath}?${parameters.join('&')}`.slice(0, longest);
}

/** As `RecordedPath` of the contract. */
const longest = 500;
