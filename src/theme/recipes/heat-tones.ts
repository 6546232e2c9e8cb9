/** A ground and the colour of text on it; theme tokens, whose contrast contrast.ts checks. */
export type HeatTone = { ground: string; ink: string };

/** From nothing to the highest value. */
export const heatTones: readonly [HeatTone, HeatTone, HeatTone, HeatTone, HeatTone] = [
  { ground: 'surface.raised', ink: 'ink' },
  { ground: 'marker.soft', ink: 'ink' },
  { ground: 'marker.stroke', ink: 'ink' },
  { ground: 'marker', ink: 'marker.contrast' },
  { ground: 'accent', ink: 'accent.contrast' },
];
