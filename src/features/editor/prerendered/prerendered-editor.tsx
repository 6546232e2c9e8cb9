import { FormattedMessage, useIntl } from 'react-intl';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { surfaceLabels } from '../article/surface-labels.ts';
import { EditorBody } from '../layout/editor-body.tsx';
import { EditorFrame } from '../layout/editor-frame.tsx';
import { articleTitlePlaceholder, TitleInput } from '../layout/title-field.tsx';

/* So that no line jumps when the toolbar comes (toolbar.tsx); on phones it lies below. */
const toolbarHeight = 'calc(var(--dh-sizes-target) + 1rem + 1px)';

/**
 * A new article's page as the build draws it, in the shape of the desk (desk.tsx): one can write on
 * it before there is a portal, and the desk takes over what was written. Nothing of it runs but
 * open.ts.
 */
export function PrerenderedEditor() {
  const intl = useIntl();
  const texts = surfaceLabels(intl);
  return (
    <EditorFrame
      heading={
        <Heading as="h1">
          <FormattedMessage id="editor.writing.title" defaultMessage="Write an article" />
        </Heading>
      }
      status={
        <Row minHeight="1lh" color="ink.muted" role="status">
          <Text as="span" size="xs">
            <FormattedMessage
              id="app.loading"
              defaultMessage="Loading…"
              description="While a page loads"
            />
          </Text>
        </Row>
      }
    >
      <Stack gap="3">
        <Box paddingBlockEnd="1">
          <TitleInput
            rows={1}
            dir="auto"
            enterKeyHint="next"
            aria-label={intl.formatMessage({ id: 'editor.title.label', defaultMessage: 'Title' })}
            placeholder={intl.formatMessage(articleTitlePlaceholder)}
          />
        </Box>
        <Box paddingBlockStart={{ sm: toolbarHeight }}>
          <EditorBody
            data-labels={JSON.stringify(texts)}
            data-empty="true"
            data-placeholder={texts.placeholder}
          />
        </Box>
      </Stack>
    </EditorFrame>
  );
}
