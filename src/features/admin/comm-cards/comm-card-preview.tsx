import { type ReactNode, useId } from 'react';
import { languageDirection } from '#domain/language/languages.ts';
import { Announcement } from '#src/features/posts/index.ts';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { CommCard } from './comm-card-machines.ts';

/** Previews beside each other, as many as there is room for. */
export const PreviewGrid = ({ children }: { children: ReactNode }) => (
  <Box
    display="grid"
    gap="5"
    alignItems="start"
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 22rem), 1fr))"
  >
    {children}
  </Box>
);

type Props = { label: ReactNode; text: CommCard['texts'][number]; link: string | null };

/** A communication card as creators see it. Its link leads nowhere here. */
export function CardPreview({ label, text, link }: Props) {
  const id = useId();
  return (
    <Stack gap="2">
      <Text size="sm" muted>
        {label}
      </Text>
      <Box inert lang={text.language} dir={languageDirection(text.language)}>
        <Announcement text={text} link={link} titleId={id} />
      </Box>
    </Stack>
  );
}
