/*
 * What lies on this device changes in one tab and is carried to the server by another. Each says
 * when it has let go of something.
 */

type DeviceMessage =
  | { type: 'device.changed' }
  | { type: 'draft.release-requested'; clientId: string };

const channelName = 'drafts';

/** Tells every tab, this one too, that a draft was left, removed or deleted. */
export const announceDeviceChange = () => broadcast({ type: 'device.changed' });

/**
 * Asks whoever carries this draft to the server by itself to let go of it, because a page is to
 * write on it.
 */
export const requestDraftRelease = (clientId: string) =>
  broadcast({ type: 'draft.release-requested', clientId });

/**
 * Hears what any tab tells. Gives the function that ends it; without channels on this device
 * nothing is heard.
 */
export function subscribeToDevice(listener: (news: DeviceMessage) => void): () => void {
  const channel = openChannel();
  if (!channel) return () => {};
  channel.onmessage = ({ data }: MessageEvent<DeviceMessage>) => listener(data);
  return () => channel.close();
}

function broadcast(news: DeviceMessage): void {
  const channel = openChannel();
  channel?.postMessage(news);
  channel?.close();
}

const openChannel = () =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
