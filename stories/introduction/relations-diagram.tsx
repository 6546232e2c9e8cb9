import { Fragment } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Code } from '../foundations/docs-components.tsx';

type Part = { name: string; place: string; text: string };

const contract: Part = {
  name: 'Contract',
  place: 'openapi.yaml',
  text: 'Every call to the server, with a named example of each answer.',
};

const lanes: { title: string; parts: Part[] }[] = [
  {
    title: 'In Storybook',
    parts: [
      {
        name: 'Statechart',
        place: 'machines/flow',
        text: 'Which states a person can be in, and which events lead to the next one.',
      },
      { name: 'Screen', place: 'src/features', text: 'Draws one state. It decides nothing.' },
      {
        name: 'Story',
        place: 'stories',
        text: 'The screen in one state, with example data.',
      },
    ],
  },
  {
    title: 'On the mock',
    parts: [
      {
        name: 'Example',
        place: 'contract/examples',
        text: 'The answer to a call: an approved creator, an empty list, an error.',
      },
      {
        name: 'Scenario',
        place: 'mocks/scenarios',
        text: 'Which example each call answers, under a name.',
      },
      { name: 'Portal', place: '/scenarios', text: 'The whole portal in the chosen scenario.' },
    ],
  },
];

/** How the contract leads to stories on one side and to scenarios on the other. */
export function RelationsDiagram() {
  return (
    <Box as="figure" margin="0">
      <Node part={contract} isMain />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="6"
      >
        {lanes.map(({ title, parts }) => (
          <Stack key={title} gap="0">
            {parts.map((part, at) => (
              <Fragment key={part.name}>
                <Arrow label={at === 0 ? title : undefined} />
                <Node part={part} />
              </Fragment>
            ))}
          </Stack>
        ))}
      </Box>
    </Box>
  );
}

const Frame = chakra('div', {
  base: {
    padding: '4',
    bg: 'surface.raised',
    borderWidth: '2px',
    borderColor: 'line.strong',
    borderRadius: 'md',
  },
  variants: { main: { true: { bg: 'accent.soft', borderColor: 'accent' } } },
});

function Node({ part, isMain = false }: { part: Part; isMain?: boolean }) {
  return (
    <Frame main={isMain}>
      <Text>
        <b>{part.name}</b> <Code>{part.place}</Code>
      </Text>
      <Text size="sm">{part.text}</Text>
    </Frame>
  );
}

/** A line to the next part, with a point at its end. */
function Arrow({ label }: { label: string | undefined }) {
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="3"
      marginInlineStart="6"
      color="ink.muted"
      minHeight={label ? '12' : '6'}
    >
      <svg
        width="14"
        height={label ? 48 : 24}
        viewBox={`0 0 14 ${label ? 48 : 24}`}
        aria-hidden="true"
      >
        <path
          d={label ? 'M7 0V46M2 40L7 46L12 40' : 'M7 0V22M2 16L7 22L12 16'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
      {label && (
        <Text size="sm" fontWeight="semibold">
          {label}
        </Text>
      )}
    </Box>
  );
}
