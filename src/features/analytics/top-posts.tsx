import { FormattedMessage } from 'react-intl';
import { languageDirection } from '#domain/language/languages.ts';
import { postAnalyticsPath } from '#domain/post/post-paths.ts';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { useTopPostColumns } from './csv-columns.ts';
import { CsvLink } from './csv-link.tsx';
import { Table } from './engagement-tables.tsx';
import type { Trend } from './live-machines.ts';

const titleId = 'figures-top-posts';

/** The posts with the most views in the period, each with a link to its days. */
export function TopPosts({ posts, days }: { posts: Trend['topPosts']; days: number }) {
  const columns = useTopPostColumns();
  if (posts.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={titleId} gap="2">
      <Heading as="h2" size="sm" id={titleId}>
        <FormattedMessage
          id="analytics.top-posts"
          defaultMessage="Top posts"
          description="Heading: the posts with the most views"
        />
      </Heading>
      <Table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="analytics.top-posts.post" defaultMessage="Post" />
            </th>
            <th scope="col">
              <FormattedMessage {...engagementNames.views} />
            </th>
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <tr key={post.postUID}>
              <th scope="row">
                <RouterLink to={postAnalyticsPath(post)} overflowWrap="anywhere">
                  <bdi
                    lang={post.language ?? undefined}
                    dir={post.language ? languageDirection(post.language) : 'auto'}
                  >
                    {post.title || <Untitled />}
                  </bdi>
                </RouterLink>
              </th>
              <td>
                <Num value={post.views} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <CsvLink name={`top-posts-${days}-days`} columns={columns} rows={posts} />
    </Card>
  );
}

/** The name of a post that has none. */
export const Untitled = () => (
  <FormattedMessage id="analytics.post.untitled" defaultMessage="Untitled post" />
);
