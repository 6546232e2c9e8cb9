import { Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

/** More would hide the fields below. */
const shownAtOnce = 8;

type Props = {
  /** The topics of the reader app, by title. */
  featured: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Topics of the reader app, to be added to a post by a press. */
export function FeaturedHashtags({ featured, chosen, onChange }: Props) {
  const offered = featured.filter((title) => !chosen.includes(title)).slice(0, shownAtOnce);
  if (offered.length === 0 || chosen.length >= limits.hashtagsMax) return null;
  return (
    <Stack gap="2" marginBlockStart="3">
      <Text size="sm" muted>
        <FormattedMessage id="editor.hashtags.featured" defaultMessage="Topics in the app" />
      </Text>
      <Row gap="2">
        {offered.map((title) => (
          <Button
            key={title}
            kind="secondary"
            size="sm"
            icon={<Plus size="1em" />}
            onClick={() => onChange([...chosen, title])}
          >
            <bdi>{title}</bdi>
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
