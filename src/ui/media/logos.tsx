import { productName } from '#domain/product.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { providerLogoColors } from '#src/theme/provider-logo-colors.ts';

/** Google's own mark. */
export function GoogleLogo() {
  return (
    <svg width="1.3em" height="1.3em" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill={providerLogoColors.googleBlue}
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.3-2.1 3.5-5.2 3.5-8.8Z"
      />
      <path
        fill={providerLogoColors.googleGreen}
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.1-4.1 1.1-3.1 0-5.8-2.1-6.7-5H1.3v3.1A12 12 0 0 0 12 24Z"
      />
      <path
        fill={providerLogoColors.googleYellow}
        d="M5.3 14.2a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.7l4-3.1Z"
      />
      <path
        fill={providerLogoColors.googleRed}
        d="M12 4.8c1.8 0 3.3.6 4.6 1.8l3.4-3.4A12 12 0 0 0 1.3 6.6l4 3.1c.9-2.9 3.6-4.9 6.7-4.9Z"
      />
    </svg>
  );
}

/** Facebook's logo. */
export function FacebookLogo() {
  return (
    <svg width="1.3em" height="1.3em" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={providerLogoColors.facebookBlue} />
      <path
        fill={providerLogoColors.white}
        d="m16.7 15.5.5-3.5h-3.3V9.7c0-1 .5-1.9 2-1.9h1.5v-3s-1.4-.2-2.7-.2c-2.7 0-4.5 1.6-4.5 4.6V12h-3v3.5h3V24h3.7v-8.5h2.8Z"
      />
    </svg>
  );
}

const Wordmark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    color: 'ink',
    fontFamily: 'heading',
    fontSize: 'lg',
    fontWeight: 'bold',
    lineHeight: 'none',
    letterSpacing: 'tight',
    whiteSpace: 'nowrap',
  },
});

/** The product's mark and name: a nib on vermilion. The name stays Latin in every language. */
export function ProductLogo() {
  return (
    <Wordmark lang="en" dir="ltr" translate="no">
      <chakra.svg width="2rem" height="2rem" viewBox="0 0 32 32" color="accent" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <chakra.path
          color="accent.contrast"
          fill="currentColor"
          d="M16 4.5 9.6 15.2c-.5.8-.6 1.7-.3 2.6l2.6 7.2h3.4v-7.4a2.6 2.6 0 1 1 1.4 0V25h3.4l2.6-7.2c.3-.9.2-1.8-.3-2.6L16 4.5Zm-4.6 22h9.2v1.7h-9.2v-1.7Z"
        />
      </chakra.svg>
      {productName}
    </Wordmark>
  );
}
