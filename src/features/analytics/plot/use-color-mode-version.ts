import { useEffect, useState } from 'react';

/** A number that changes with the colours of the page, for what does not follow CSS by itself. */
export function useColorModeVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const next = () => setVersion((current) => current + 1);
    const classes = new MutationObserver(next);
    classes.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
    const device = matchMedia('(prefers-color-scheme: dark)');
    device.addEventListener('change', next);
    return () => {
      classes.disconnect();
      device.removeEventListener('change', next);
    };
  }, []);
  return version;
}
