import tables from '#generated/theme.json' with { type: 'json' };
import { Specimen, Specimens } from './specimen.tsx';

/** The names of widths of the window, which style properties take: `{ base: '4', sm: '6' }`. */
export function Breakpoints() {
  return (
    <Specimens>
      {Object.entries(tables.breakpoints)
        .filter(([name]) => /^[a-z]+$/.test(name))
        .map(([name, query]) => (
          <Specimen key={name} token={`breakpoints.${name}`} value={query}>
            {null}
          </Specimen>
        ))}
    </Specimens>
  );
}
