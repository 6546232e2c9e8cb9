/*
 * What lies on this device changes in one tab and is carried to the server by another. Each says when it has let go of something.
 */

type News = { type: 'device.changed' } | { type: 'draft.wanted'; clientId: string };

const channelName = 'drafts';

/** Tells every tab, this one too, that a draft was left, removed or deleted. */
export const tellDeviceChanged = () => tell({ type: 'device.changed' });

/** Asks whoever carries this draft to the server by itself to let go of it, because a page is to write on it. */
export const wantDraft = (clientId: string) => tell({ type: 'draft.wanted', clientId });

/** Hears what any tab tells. Gives the function that ends it; without channels on this device nothing is heard. */
export function hearDevice(listener: (news: News) => void): () => void {
  const channel = openChannel();
  if (!channel) return () => {};
  channel.onmessage = ({ data }: MessageEvent<News>) => listener(data);
  return () => channel.close();
}

function tell(news: News): void {
  const channel = openChannel();
  channel?.postMessage(news);
  channel?.close();
}

const openChannel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null);
