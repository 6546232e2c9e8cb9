/*
 * The part of the portal that a creator's simulated tab runs: its charts on the real server and the
 * device. It is bundled, and each tab evaluates the bundle with globals of its own (tab.ts).
 */

export { createActor } from 'xstate';
export { onSessionExpired } from '#src/api/session-expiry.ts';
export { announceDeviceChange } from '#src/device/device-channel.ts';
export { autoFlush, createEditorBuffer } from '#src/features/editor/editor-buffer.ts';
export { saveStatus } from '#src/features/editor/layout/live-save-indicator-machine.ts';
export { liveArticleEditorMachine } from '#src/features/editor/live-article-editor-machine.ts';
export { liveOutboxStartMachine } from '#src/features/outbox/live-outbox-start-machine.ts';
