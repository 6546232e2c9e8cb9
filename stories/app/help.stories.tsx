import { useState } from 'react';
import { type HelpFilters, HelpScreen } from '#src/features/help/help-screen.tsx';

export default { title: 'App/Help' };

function Screen(initial: HelpFilters) {
  const [filters, setFilters] = useState(initial);
  return (
    <main>
      <HelpScreen filters={filters} onChange={setFilters} />
    </main>
  );
}

const story = (filters: HelpFilters) => ({ render: () => <Screen {...filters} /> });

export const AllTopics = story({ area: null, search: '' });
export const OneTopic = story({ area: 'money', search: '' });
export const Searched = story({ area: null, search: 'PAN' });
export const NothingFound = story({ area: null, search: 'xyzzy' });
