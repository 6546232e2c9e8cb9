import { PrerenderedEditor } from '#src/features/editor/prerendered/prerendered-editor.tsx';

export default { title: 'Editor/Prerendered editor' };

/**
 * The prerendered page of a new article, on which people can write before the portal has loaded.
 */
export const Loading = { render: () => <PrerenderedEditor /> };
