import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArticleBody } from './article-body.tsx';
import { Desk } from './desk.tsx';
import type { EditorActor } from './editor-actor.ts';
import { isSimpleWriting, rememberSimpleWriting } from './simple-writing.ts';
import { articleTitlePlaceholder } from './title-field.tsx';
import { UploadStatuses } from './upload-status.tsx';

/** Where an article is written: its pictures stand in its text. */
export function ArticleDesk({ actor }: { actor: EditorActor }) {
  const intl = useIntl();
  const [isSimple, setIsSimple] = useState(isSimpleWriting);
  return (
    <Desk
      actor={actor}
      heading={<FormattedMessage id="editor.writing.title" defaultMessage="Write an article" />}
      titlePlaceholder={intl.formatMessage(articleTitlePlaceholder)}
    >
      {({ manuscript, album, hand, scripts }) => (
        <>
          <ArticleBody
            actor={actor}
            manuscript={manuscript}
            album={album}
            isSimple={isSimple}
            scripts={scripts}
            onSimple={(simple) => {
              hand();
              rememberSimpleWriting(simple);
              setIsSimple(simple);
            }}
          />
          <UploadStatuses album={album} />
        </>
      )}
    </Desk>
  );
}
