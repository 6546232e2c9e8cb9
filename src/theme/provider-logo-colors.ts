/** The colours of other companies' marks, which their rules forbid to change. */
export const providerLogoColors = {
  googleBlue: '#4285F4',
  googleGreen: '#34A853',
  googleYellow: '#FBBC05',
  googleRed: '#EA4335',
  facebookBlue: '#1877F2',
  white: '#FFFFFF',
} as const;
