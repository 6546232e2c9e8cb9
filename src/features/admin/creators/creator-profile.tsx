import { FormattedMessage } from 'react-intl';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { RecordValue, RecordValues } from '#src/features/admin/records/index.ts';
import { besidePicture } from '#src/theme/recipes/large-text.ts';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text, TextLink } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import type { Creator } from './creator-machines.ts';

/** What readers see of a creator. */
export function CreatorProfile({ creator }: { creator: Creator }) {
  const { name, handle, profileImage, blueTick, bio, languages, socialProfileLink } = creator;
  return (
    <>
      <Row gap="4" css={besidePicture}>
        <Avatar name={name ?? ''} url={profileImage?.url ?? null} size="lg" blueTick={blueTick} />
        <Stack gap="0">
          <Text fontWeight="semibold">
            {handle ? <bdi dir="ltr">{`@${handle}`}</bdi> : <NoHandle />}
          </Text>
          <Text muted>
            <FormattedMessage
              id="creators.follower-count"
              defaultMessage="{count, plural, one {{number} follower} other {{number} followers}}"
              description="number: the count, in Indian grouping"
              values={{ count: creator.followers, number: <Num value={creator.followers} /> }}
            />
          </Text>
        </Stack>
      </Row>
      <RecordValues narrow>
        <RecordValue name={<FormattedMessage id="creators.bio" defaultMessage="About" />}>
          {bio && <bdi>{bio}</bdi>}
        </RecordValue>
        <RecordValue name={<FormattedMessage id="creators.languages" defaultMessage="Languages" />}>
          {languages.length > 0 && <bdi>{languages.map(nativeLanguageName).join(', ')}</bdi>}
        </RecordValue>
        <RecordValue
          name={<FormattedMessage id="creators.link-label" defaultMessage="Social profile link" />}
        >
          {socialProfileLink && (
            <TextLink
              href={socialProfileLink}
              target="_blank"
              rel="noopener noreferrer nofollow"
              dir="ltr"
            >
              {socialProfileLink}
            </TextLink>
          )}
        </RecordValue>
      </RecordValues>
    </>
  );
}

const NoHandle = () => <FormattedMessage id="creators.no-handle" defaultMessage="No handle yet" />;
