import { colorUses } from 'virtual:source-uses';
import { Text } from '#src/ui/layout/text.tsx';
import { Code, Summary } from './docs-components.tsx';

const groups = [
  { title: 'Theme', folder: 'src/theme/' },
  { title: 'Components', folder: 'src/ui/' },
  { title: 'Screens', folder: 'src/' },
];

/** The recipes, components and screens that a change of the colour affects. */
export function ColorUses({ name }: { name: string }) {
  const paths = colorUses[name] ?? [];
  const grouped = groups.map(({ title, folder }, at) => ({
    title,
    paths: paths
      .filter((path) => groups.findIndex((group) => path.startsWith(group.folder)) === at)
      .map((path) => path.slice(folder.length).replace(/^features\//, '')),
  }));
  return (
    <details>
      <Summary>{paths.length === 1 ? 'Used in 1 file' : `Used in ${paths.length} files`}</Summary>
      {grouped
        .filter((group) => group.paths.length > 0)
        .map((group) => (
          <Text key={group.title} size="sm" marginBlockStart="2">
            {`${group.title}: `}
            {group.paths.map((path, at) => (
              <span key={path}>
                {at > 0 && ', '}
                <Code>{path}</Code>
              </span>
            ))}
          </Text>
        ))}
    </details>
  );
}
