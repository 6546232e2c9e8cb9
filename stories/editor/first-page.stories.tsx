import { FirstPage } from '#src/editor/first-page/first-page.tsx';

export default { title: 'Editor/First page' };

/** What the build draws for a new article; one writes on it before there is a portal. */
export const Loading = { render: () => <FirstPage /> };
