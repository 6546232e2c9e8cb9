import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { dirOf, nativeNameOf } from '#domain/languages.ts';
import { BlueTick } from '#src/ui/avatar.tsx';
import { Card } from '#src/ui/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { PersonPicture } from './person-picture.tsx';

export type ShownProfile = {
  name: string;
  handle: string;
  bio: string;
  languages: readonly string[];
  picture: string | null;
  blueTick: boolean;
};

/** A profile as readers see it. */
export function ProfileCard({ profile, children }: { profile: ShownProfile; children?: ReactNode }) {
  const { name, handle, bio, languages, picture, blueTick } = profile;
  return (
    <Card raised>
      <Row gap="4" flexWrap="nowrap">
        <PersonPicture name={name} url={picture} />
        <Stack gap="0" minWidth="0">
          <Heading as="h2" size="md" dir="auto" overflowWrap="anywhere">
            {name.trim() || <FormattedMessage id="profile.card.no-name" defaultMessage="Your name" />}{' '}
            {blueTick && <BlueTick size="1em" />}
          </Heading>
          <Text muted size="sm" overflowWrap="anywhere">
            <bdi dir="ltr">{`@${handle || '…'}`}</bdi>
          </Text>
        </Stack>
      </Row>
      {bio.trim() && (
        <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
          {bio}
        </Text>
      )}
      {languages.length > 0 && <Languages codes={languages} />}
      {children}
    </Card>
  );
}

function Languages({ codes }: { codes: readonly string[] }) {
  return (
    <Row as="ul" gap="2" listStyleType="none">
      {codes.map((code) => (
        <Box
          as="li"
          key={code}
          lang={code}
          dir={dirOf(code)}
          paddingInline="3"
          bg="marker.soft"
          borderRadius="full"
          fontSize="sm"
        >
          {nativeNameOf(code)}
        </Box>
      ))}
    </Row>
  );
}
