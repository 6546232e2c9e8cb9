/** Allows `perSecond` in a second, and at once as many as a tenth of a second allows. */
export function createTokenBucket(perSecond: number) {
  const most = Math.max(1, perSecond / 10);
  let tokens = most;
  let at = performance.now();
  const refill = () => {
    const now = performance.now();
    tokens = Math.min(most, tokens + ((now - at) / 1000) * perSecond);
    at = now;
  };
  return {
    left() {
      refill();
      return Math.floor(tokens);
    },
    take(count: number) {
      tokens -= count;
    },
  };
}
