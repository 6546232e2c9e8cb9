import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Failure } from '#domain/contract/failure.ts';
import { createPagedList } from '#machines/kit/paged-list.ts';
import { PagedListView } from '#src/ui/data/paged-list-view.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { componentDocs, StateList } from '#stories/support/component-docs.tsx';
import { InterfaceState } from '#stories/support/interface-state.tsx';

const listMachine = createPagedList<string, null>((row) => [row]);
type Drawn = Parameters<typeof drawState<typeof listMachine>>[1];

const context: Drawn['context'] = {
  rows: ['Village library', 'River ferry'],
  nextPageUrl: '/api/posts?page=2',
  filters: null,
  failure: null,
};
const failure = new Failure({ code: 'internal-error' });
const none = { rows: [], nextPageUrl: null };

const states = {
  listing: { value: { listing: { idle: 'waiting' } }, context },
  loading: { value: 'loading', context: { ...context, ...none } },
  loadingMore: { value: { listing: 'loadingMore' }, context },
  empty: { value: 'empty', context: { ...context, ...none } },
  failed: { value: 'failed', context: { ...context, ...none, failure } },
  moreFailed: { value: { listing: 'moreFailed' }, context: { ...context, failure } },
} as const satisfies Record<string, unknown>;

type Args = { state: keyof typeof states };

function List({ state }: Args) {
  const actor = useMemo(() => drawState(listMachine, states[state] as Drawn), [state]);
  return (
    <PagedListView
      actor={actor}
      placeholder={<CardSkeleton />}
      empty={<EmptyState title="No posts yet" />}
    >
      {actor.getSnapshot().context.rows.map((row) => (
        <Card key={row}>{row}</Card>
      ))}
    </PagedListView>
  );
}

const meta = {
  title: 'Components/Data/Paged list view',
  component: PagedListView,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'The rows of a list that loads page by page, or what takes their place: placeholders, an empty state, a failure. It shows the state of a `paged-list` chart and sends it `more.requested` and `retry.requested`.',
      keys: [
        ['Tab', 'Moves the focus to the next control.'],
        ['Enter', 'On “Load More”, loads the next page.'],
      ],
      dos: ['Give it a placeholder in the shape of the rows.'],
      donts: ['Don’t load further rows by scrolling. People could not reach the footer.'],
    }),
  },
  args: { state: 'listing' },
  argTypes: { state: { control: 'select', options: Object.keys(states) } },
  render: (args) => <List {...args} />,
} satisfies Omit<Meta<Args>, 'component'> & { component: unknown };

export default meta;
type Story = StoryObj<Args>;

/** The button below the rows is reached by the Tab key. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const States: Story = {
  render: () => (
    <StateList>
      {(['loading', 'loadingMore', 'empty', 'failed', 'moreFailed'] as const).map((state) => (
        <InterfaceState key={state} name={state}>
          <List state={state} />
        </InterfaceState>
      ))}
    </StateList>
  ),
};
