import { useSearchParams } from 'react-router';
import { contentLanguages } from '#domain/language/languages.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import {
  liveFeaturedSelectionMachine,
  livePublishedExportMachine,
  livePublishedListMachine,
  type PublishedFilters,
} from './featured-machines.ts';
import { FeaturedScreen } from './featured-screen.tsx';

const urlFilters = {
  read: (search: URLSearchParams): PublishedFilters => ({
    title: search.get('title') ?? '',
    language:
      contentLanguages.find(({ isoCode }) => isoCode === search.get('language'))?.isoCode ?? 'all',
  }),
  write: ({ title, language }: PublishedFilters) =>
    new URLSearchParams({ ...(title && { title }), ...(language !== 'all' && { language }) }),
};

/** /app/markFeaturedPost?title&language: the posts of the wall of fame, and a search for others. */
export default function FeaturedRoute() {
  const [search] = useSearchParams();
  const actor = useActorRef(liveFeaturedSelectionMachine);
  const published = useActorRef(livePublishedListMachine, {
    input: { filters: urlFilters.read(search) },
  });
  const exporter = useActorRef(livePublishedExportMachine);
  const [filters, setFilters] = useUrlFilters(published, urlFilters);
  useGlobalEvents(actor);
  useGlobalEvents(published);
  useGlobalEvents(exporter);
  return (
    <FeaturedScreen
      actor={actor}
      published={published}
      exporter={exporter}
      filters={filters}
      onFilters={setFilters}
    />
  );
}
