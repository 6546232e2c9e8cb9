type Defined<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** The fields that are there. */
export function omitUndefined<Fields extends Record<string, unknown>>(
  fields: Fields,
): Defined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
}
