import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { usePicker } from '#src/features/admin/records/index.ts';
import { SourceSummaries } from '#src/features/admin/sources/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import {
  creatorBySourcePicker,
  isConvertible,
  liveConversionMachine,
  liveOgcCreatorExportMachine,
  liveOgcCreatorListMachine,
  type OgcCreatorFilters,
} from './conversion-machines.ts';
import { conversionPaths } from './conversion-paths.ts';
import { ConversionScreen } from './conversion-screen.tsx';
import { OgcCreatorListScreen } from './ogc-creator-list-screen.tsx';

/** /app/ogcToUgc: OGC creators; the conversion of one with `?creator=`. */
export default function ConversionRoute() {
  const [search] = useSearchParams();
  const id = search.get('creator');
  return id === null ? <OgcCreators /> : <OneConversion key={id} id={id} />;
}

const urlFilters = {
  read: (search: URLSearchParams): OgcCreatorFilters => ({ search: search.get('search') ?? '' }),
  write: ({ search }: OgcCreatorFilters) => new URLSearchParams({ ...(search && { search }) }),
};

function OgcCreators() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const list = useActorRef(liveOgcCreatorListMachine, {
    input: { filters: urlFilters.read(search) },
  });
  const exporter = useActorRef(liveOgcCreatorExportMachine);
  const [filters, setFilters] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  return (
    <OgcCreatorListScreen
      actor={list}
      exporter={exporter}
      filters={filters}
      onFilters={setFilters}
      picker={usePicker(creatorBySourcePicker)}
      onCreator={(creatorUserId) => navigate(conversionPaths.record({ creatorUserId }))}
    />
  );
}

function OneConversion({ id }: { id: string }) {
  const actor = useActorRef(liveConversionMachine, { input: { recordId: id } });
  useGlobalEvents(actor);
  return (
    <ConversionScreen
      actor={actor}
      sources={(conversion) => (
        <SourceSummaries
          key={String(isConvertible(conversion))}
          owner={{ creatorUserId: id }}
          empty={
            <FormattedMessage
              id="conversion.no-sources"
              defaultMessage="This creator has no sources."
            />
          }
        />
      )}
    />
  );
}
