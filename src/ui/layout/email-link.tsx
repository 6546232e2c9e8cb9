import { chakra } from '#src/theme/chakra.tsx';
import { TextLink } from './text.tsx';

/** An e-mail address as a link: Latin letters from left to right in every language. */
export const EmailLink = ({ address }: { address: string }) => (
  <TextLink href={`mailto:${address}`}>
    <chakra.bdi lang="en" dir="ltr" overflowWrap="anywhere">
      {address}
    </chakra.bdi>
  </TextLink>
);
