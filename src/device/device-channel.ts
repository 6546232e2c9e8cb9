/*
 * Tells other tabs about changes on this device, and asks them to release a draft: one tab may edit
 * what another is sending.
 */

type DeviceMessage =
  | { type: 'device.changed' }
  | { type: 'draft.release-requested'; clientId: string };

const channelName = 'drafts';

/** Informs every tab, this one too, that a draft was left, removed or deleted. */
export const announceDeviceChange = () => broadcast({ type: 'device.changed' });

/**
 * Asks the tab that sends this draft in the background to release it, because a page wants to edit
 * it.
 */
export const requestDraftRelease = (clientId: string) =>
  broadcast({ type: 'draft.release-requested', clientId });

/** Listens to all tabs. Returns a function that stops; without channels nothing is received. */
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
