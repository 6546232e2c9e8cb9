import { FormattedMessage } from 'react-intl';
import { dirOf, nativeNameOf } from '#domain/languages.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { RelativeTime } from '#src/ui/amounts.tsx';
import { Row } from '#src/ui/layout.tsx';
import { StateLabel } from '#src/ui/state-label.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { Text } from '#src/ui/text.tsx';
import { FormatIcon } from './format-icon.tsx';
import type { PostCard } from './live-machines.ts';

type Props = {
  post: Pick<PostCard, 'state' | 'format' | 'language' | 'createdAt'> & { madeWithAi?: boolean | null };
};

/** Where a post stands, how old it is, of what format and language, and whether AI had a hand in it. */
export function CardFacts({ post: { state, format, language, createdAt, madeWithAi } }: Props) {
  return (
    <Row gap="2" columnGap="3" rowGap="1">
      <StateLabel state={state} />
      <Text size="sm" muted>
        <RelativeTime time={createdAt} />
      </Text>
      <Text size="sm" muted display="inline-flex" alignItems="center" gap="1">
        <FormatIcon format={format} size="1.1em" />
        <FormattedMessage {...formatNames[format]} />
      </Text>
      {language && (
        <Text size="sm" muted lang={language} dir={dirOf(language)}>
          {nativeNameOf(language)}
        </Text>
      )}
      {madeWithAi && (
        <StatusBadge>
          <FormattedMessage id="reader.made-with-ai" defaultMessage="Made or altered with AI" />
        </StatusBadge>
      )}
    </Row>
  );
}
