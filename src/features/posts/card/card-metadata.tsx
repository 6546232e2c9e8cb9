import { FormattedMessage } from 'react-intl';
import { languageDirection, nativeLanguageName } from '#domain/language/languages.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { PostStateBadge } from '#src/ui/data/post-state-badge.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { PostCard } from '../dashboard/live-post-machines.ts';
import { FormatIcon } from './format-icon.tsx';

type Props = {
  post: Pick<PostCard, 'state' | 'format' | 'language' | 'createdAt'> & {
    madeWithAi?: boolean | null;
  };
};

/** The state, age, format and language of a post, and whether AI was used. */
export function CardMetadata({ post: { state, format, language, createdAt, madeWithAi } }: Props) {
  return (
    <Row gap="2" columnGap="3" rowGap="1">
      <PostStateBadge state={state} />
      <Text size="sm" muted>
        <RelativeTime time={createdAt} />
      </Text>
      <Text size="sm" muted display="inline-flex" alignItems="center" gap="1">
        <FormatIcon format={format} size="1.1em" />
        <FormattedMessage {...formatNames[format]} />
      </Text>
      {language && (
        <Text size="sm" muted lang={language} dir={languageDirection(language)}>
          {nativeLanguageName(language)}
        </Text>
      )}
      {madeWithAi && (
        <StatusBadge>
          <FormattedMessage id="reader.made-with-ai" defaultMessage="Made or edited with AI" />
        </StatusBadge>
      )}
    </Row>
  );
}
