/** The anchor of a section with this heading: `Text on grounds` is at `#text-on-grounds`. */
export const sectionId = (heading: unknown): string =>
  String(heading)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
