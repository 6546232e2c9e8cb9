/** Between two looks, in milliseconds: pictures and videos that are being chosen fill a phone in minutes. */
const pause = 30_000;

/**
 * Tells how many bytes this device still lets the portal keep, now and every half minute; never where the browser does not
 * know it. Gives the function that ends it.
 */
export function watchDeviceRoom(tell: (leftBytes: number) => void): () => void {
  const look = async () => {
    const { quota, usage } = (await navigator.storage?.estimate()) ?? {};
    if (quota !== undefined && usage !== undefined) tell(Math.max(0, quota - usage));
  };
  const lookIfTold = () => void look().catch(() => {});
  lookIfTold();
  const timer = setInterval(lookIfTold, pause);
  return () => clearInterval(timer);
}
