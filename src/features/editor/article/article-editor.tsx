import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EditorActor } from '../editor-actor.ts';
import { EditorLayout } from '../layout/editor-layout.tsx';
import { articleTitlePlaceholder } from '../layout/title-field.tsx';
import { UploadStatuses } from '../pictures/upload-status.tsx';
import { ArticleBody } from './article-body.tsx';
import { prefersPlainText, savePlainTextPreference } from './plain-text-preference.ts';

/** The editor of an article, with pictures in its text. */
export function ArticleEditor({ actor }: { actor: EditorActor }) {
  const intl = useIntl();
  const [isPlainText, setIsPlainText] = useState(prefersPlainText);
  return (
    <EditorLayout
      actor={actor}
      heading={<FormattedMessage id="editor.writing.title" defaultMessage="Write an article" />}
      titlePlaceholder={intl.formatMessage(articleTitlePlaceholder)}
    >
      {({ buffer, pictureRegistry, flush, transliteration }) => (
        <>
          <ArticleBody
            actor={actor}
            buffer={buffer}
            album={pictureRegistry}
            isPlainText={isPlainText}
            transliteration={transliteration}
            onPlainText={(plainText) => {
              flush();
              savePlainTextPreference(plainText);
              setIsPlainText(plainText);
            }}
          />
          <UploadStatuses album={pictureRegistry} />
        </>
      )}
    </EditorLayout>
  );
}
