import { UserRound } from 'lucide-react';
import { Box } from '#src/ui/layout/layout.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';

/** The picture, else the first letter of the name, else the outline of a person. */
export function PersonPicture({ name, url }: { name: string; url: string | null }) {
  if (url || name.trim()) return <Avatar name={name} url={url} size="lg" />;
  return (
    <Box
      display="flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      width="avatarLarge"
      height="avatarLarge"
      borderRadius="full"
      bg="marker.soft"
      color="ink.muted"
      aria-hidden="true"
    >
      <UserRound size="2.75rem" strokeWidth={1.5} />
    </Box>
  );
}
