/** The wall of fame as creators see it. */

export { Table } from './engagement-tables.tsx';
export { FeaturedPosts } from './featured-posts.tsx';
export { ResourceView } from './resource-view.tsx';
