import { Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AppealPicture } from '#machines/flow/posts/post-appeal.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/media/picture.tsx';

type Props = { pictures: readonly AppealPicture[]; onRemove?: (id: string) => void };

/** The photos of an appeal, with a way to remove each while it is written. */
export function AppealPictures({ pictures, onRemove }: Props) {
  const intl = useIntl();
  if (pictures.length === 0) return null;
  return (
    <Row as="ul" gap="3" alignItems="start" listStyleType="none">
      {pictures.map(({ id, url }, index) => (
        <Stack as="li" key={id} gap="1" alignItems="start">
          <Box as="a" {...{ href: url, target: '_blank', rel: 'noopener' }} width="8rem">
            <Picture
              url={url}
              alt={intl.formatMessage(
                { id: 'appeals.picture', defaultMessage: 'Photo {number}' },
                { number: index + 1 },
              )}
              borderRadius="md"
            />
          </Box>
          {onRemove && (
            <Button
              kind="ghost"
              size="sm"
              icon={<Trash2 size="1.1em" aria-hidden="true" />}
              onClick={() => onRemove(id)}
            >
              <FormattedMessage
                id="appeals.picture.remove"
                defaultMessage="Remove photo {number}"
                values={{ number: index + 1 }}
              />
            </Button>
          )}
        </Stack>
      ))}
    </Row>
  );
}
