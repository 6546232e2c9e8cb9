/** The meaning of something; never shown by colour alone. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export const toneVariants = {
  neutral: { bg: 'surface.sunken', color: 'ink', borderColor: 'line.strong' },
  success: { bg: 'success.soft', color: 'success', borderColor: 'success' },
  warning: { bg: 'warning.soft', color: 'warning', borderColor: 'warning' },
  danger: { bg: 'danger.soft', color: 'danger', borderColor: 'danger' },
  info: { bg: 'info.soft', color: 'info', borderColor: 'info' },
};
