import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { languageDirection, nativeLanguageName } from '#domain/language/languages.ts';
import type { Profile } from '#machines/flow/profile/profile.ts';
import { besidePicture } from '#src/theme/recipes/large-text.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { BlueTick } from '#src/ui/media/avatar.tsx';
import { PersonPicture } from './person-picture.tsx';

export type PublicProfile = {
  name: string;
  handle: string;
  bio: string;
  languages: readonly string[];
  picture: string | null;
  blueTick: boolean;
};

/** The saved profile, as readers see it. */
export function toPublicProfile(profile: Profile): PublicProfile {
  return {
    name: profile.name ?? '',
    handle: profile.handle ?? '',
    bio: profile.bio ?? '',
    languages: profile.languages,
    picture: profile.profileImage?.url ?? null,
    blueTick: profile.blueTick,
  };
}

/** A short profile, as readers see it next to a post. */
export function ProfileCard({
  profile,
  children,
}: {
  profile: PublicProfile;
  children?: ReactNode;
}) {
  const { name, handle, bio, languages, picture, blueTick } = profile;
  return (
    <Card raised>
      <Row gap="4" css={besidePicture}>
        <PersonPicture name={name} url={picture} />
        <Stack gap="0" minWidth="0">
          <Heading as="h2" size="md" dir="auto" overflowWrap="anywhere">
            <ProfileName name={name} /> {blueTick && <BlueTick size="1em" />}
          </Heading>
          <Handle handle={handle} />
        </Stack>
      </Row>
      <Bio text={bio} />
      {languages.length > 0 && <ProfileLanguages codes={languages} />}
      {children}
    </Card>
  );
}

export function ProfileName({ name }: Pick<PublicProfile, 'name'>) {
  return name.trim() || <FormattedMessage id="profile.card.no-name" defaultMessage="Your name" />;
}

export function Handle({ handle }: Pick<PublicProfile, 'handle'>) {
  return (
    <Text muted size="sm" overflowWrap="anywhere">
      <bdi dir="ltr">{`@${handle || '…'}`}</bdi>
    </Text>
  );
}

/** Each paragraph runs as its own script does. */
export function Bio({ text }: { text: string }) {
  if (!text.trim()) return null;
  return (
    <Text
      dir="auto"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
      textAlign="start"
      unicodeBidi="plaintext"
    >
      {text.trim()}
    </Text>
  );
}

type LanguagesProps = { codes: readonly string[]; justifyContent?: 'center' };

export function ProfileLanguages({ codes, justifyContent }: LanguagesProps) {
  return (
    <Row as="ul" gap="2" listStyleType="none" justifyContent={justifyContent}>
      {codes.map((code) => (
        <Box
          as="li"
          key={code}
          lang={code}
          dir={languageDirection(code)}
          paddingInline="3"
          bg="marker.soft"
          borderRadius="full"
          fontSize="sm"
        >
          {nativeLanguageName(code)}
        </Box>
      ))}
    </Row>
  );
}
