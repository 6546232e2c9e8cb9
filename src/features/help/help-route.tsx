import { useSearchParams } from 'react-router';
import { helpAreaNames } from '#domain/help/help-areas.ts';
import { type HelpFilters, HelpScreen } from './help-screen.tsx';

/** The help page. Its address has the area and what is searched for: `?area=money&search=tax`. */
export default function HelpRoute() {
  const [params, setParams] = useSearchParams();
  const filters: HelpFilters = {
    area: helpAreaNames.find((area) => area === params.get('area')) ?? null,
    search: params.get('search') ?? '',
  };
  const change = ({ area, search }: HelpFilters) =>
    setParams({ ...(area && { area }), ...(search && { search }) }, { replace: true });
  return <HelpScreen filters={filters} onChange={change} />;
}
