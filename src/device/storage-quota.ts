/**
 * Between two looks, in milliseconds: pictures and videos that are being chosen fill a phone in
 * minutes.
 */
const measureIntervalMs = 30_000;

/**
 * Reports how many bytes this device still lets the portal keep, now and every half minute; never
 * where the browser does not know it. Returns the function that ends it.
 */
export function watchStorageQuota(onMeasured: (availableBytes: number) => void): () => void {
  const measure = async () => {
    const { quota, usage } = (await navigator.storage?.estimate()) ?? {};
    if (quota !== undefined && usage !== undefined) onMeasured(Math.max(0, quota - usage));
  };
  const tryMeasure = () => void measure().catch(() => {});
  tryMeasure();
  const timer = setInterval(tryMeasure, measureIntervalMs);
  return () => clearInterval(timer);
}
