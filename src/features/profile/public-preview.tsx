import { Eye } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { BlueTick } from '#src/ui/media/avatar.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { PersonPicture } from './person-picture.tsx';
import { Bio, Handle, ProfileLanguages, ProfileName, type PublicProfile } from './profile-card.tsx';

type PageProps = { profile: PublicProfile; nameLevel: 'h2' | 'h3' };

/**
 * A creator's page as the app shows it to readers, each text in the direction of its own script.
 */
export function PublicPage({ profile, nameLevel }: PageProps) {
  const { name, handle, bio, languages, picture, blueTick } = profile;
  return (
    <Box borderWidth="1px" borderColor="line" borderRadius="lg" overflow="hidden" bg="surface">
      <Box height="16" bg="marker" aria-hidden="true" />
      <Stack gap="4" paddingInline="5" paddingBlockEnd="6">
        <Stack gap="2" alignItems="center" textAlign="center" marginBlockStart="-10">
          <Box borderRadius="full" borderWidth="4px" borderColor="surface">
            <PersonPicture name={name} url={picture} />
          </Box>
          <Heading as={nameLevel} size="md" dir="auto" overflowWrap="anywhere">
            <ProfileName name={name} /> {blueTick && <BlueTick size="1em" />}
          </Heading>
          <Handle handle={handle} />
        </Stack>
        {languages.length > 0 && <ProfileLanguages codes={languages} justifyContent="center" />}
        <Bio text={bio} />
      </Stack>
    </Box>
  );
}

/** What readers do not see yet, and what they will see later. */
function Notes({ blueTick }: Pick<PublicProfile, 'blueTick'>) {
  return (
    <Stack gap="1">
      {!blueTick && (
        <Text size="sm" muted>
          <FormattedMessage
            id="profile.public.tick"
            defaultMessage="You'll get a blue tick next to your name once your profile is approved."
            description="Below the preview of the own page"
          />
        </Text>
      )}
      <Text size="sm" muted>
        <FormattedMessage
          id="profile.public.hidden"
          defaultMessage="Readers can't see your mobile number or your social profile link."
          description="Below the preview of the own page"
        />
      </Text>
    </Stack>
  );
}

/** The dialog with the own page, as it is at this moment. */
export function PublicPreview({
  profile,
  onClose,
}: {
  profile: PublicProfile;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="profile.preview" defaultMessage="Preview" />}
    >
      <Stack gap="4">
        <PublicPage profile={profile} nameLevel="h3" />
        <Notes blueTick={profile.blueTick} />
      </Stack>
    </Dialog>
  );
}

/** Opens it. */
export function PreviewButton({ profile }: { profile: PublicProfile }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="ghost"
        icon={<Eye size="1.2em" aria-hidden="true" />}
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        onClick={() => setIsOpen(true)}
      >
        <FormattedMessage id="profile.preview" defaultMessage="Preview" />
      </Button>
      {isOpen && <PublicPreview profile={profile} onClose={() => setIsOpen(false)} />}
    </>
  );
}
