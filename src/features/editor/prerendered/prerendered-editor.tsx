import { FormattedMessage, useIntl } from 'react-intl';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { surfaceLabels } from '../article/surface-labels.ts';
import { EditorBody } from '../layout/editor-body.tsx';
import { EditorFrame } from '../layout/editor-frame.tsx';
import { articleTitlePlaceholder, TitleInput } from '../layout/title-field.tsx';

/*
 * Reserves the height of the toolbar (toolbar.tsx), so that nothing shifts. On phones it is below.
 */
const toolbarHeight = 'calc(var(--dh-sizes-target) + 1rem + 1px)';

/**
 * The page of a new article, rendered at build time. People can write on it before the portal has
 * loaded; the editor then takes the text over. The browser runs entry.ts, not this component.
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
