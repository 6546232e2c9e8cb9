const introduction = `# Contract changelog

How [openapi.yaml](../openapi.yaml) changed for its callers, the newest version first. Written by
\`npm run contract:changes\`: a section starts at the commit with which its version was first
compared, and is written anew until the version goes up.`;

/** One section of the changelog. */
export type Section = {
  version: string;
  /** The commit that it starts from. */
  since: string;
  /** Markdown below a heading of level 2. */
  report: string;
};

/** The sections of a changelog, in its order; none for an empty text. */
export function sectionsOf(changelog: string): Section[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const found = /^(\S+)\n\nSince `([0-9a-f]+)`\.\n\n([\s\S]*)$/.exec(text);
      if (!found) throw new Error(`The changelog has a section of another form: ${text}`);
      const [, version = '', since = '', report = ''] = found;
      return { version, since, report: report.trim() };
    });
}

/** The changelog with a section, which takes the place of the one for the same version. */
export function withSection(changelog: string, section: Section): string {
  const sections = sectionsOf(changelog);
  const index = sections.findIndex(({ version }) => version === section.version);
  if (index < 0) sections.unshift(section);
  else sections[index] = section;
  const texts = sections.map(
    ({ version, since, report }) => `## ${version}\n\nSince \`${since}\`.\n\n${report}`,
  );
  return `${[introduction, ...texts].join('\n\n')}\n`;
}
