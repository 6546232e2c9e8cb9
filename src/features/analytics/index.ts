/** The wall of fame as creators see it. */
export { FeaturedPosts } from './featured-posts.tsx';
