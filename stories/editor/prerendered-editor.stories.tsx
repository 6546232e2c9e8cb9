import { PrerenderedEditor } from '#src/features/editor/prerendered/prerendered-editor.tsx';

export default { title: 'Editor/Prerendered editor' };

/** What the build draws for a new article; one writes on it before there is a portal. */
export const Loading = { render: () => <PrerenderedEditor /> };
