import { useSyncExternalStore } from 'react';

/** Whether the device has a network, as the browser says. */
export function useOnline(): boolean {
  return useSyncExternalStore(onNetworkChange, isOnline, () => true);
}

const isOnline = () => navigator.onLine;

function onNetworkChange(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}
