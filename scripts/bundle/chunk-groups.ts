import type { Plugin } from 'vite';
import { root } from '../child-process.ts';
import { reachedBy } from './module-graph.ts';

/*
 * Each request costs a phone a round trip, and six run at a time: what starts together travels
 * together, and so do the small pieces that several pages share. What is heavy (motion, forms, the
 * editor) stays with the pages that use it.
 */

/** Paths from the root of the project; one that ends in a slash names a folder. */
type PathList = { paths: string[]; except?: string[] };

/**
 * The modules of a new article's prerendered page. They load before the portal, which continues to
 * use them.
 */
const writing: PathList = {
  paths: [
    'node_modules/prosemirror-commands/',
    'node_modules/prosemirror-history/',
    'node_modules/prosemirror-inputrules/',
    'node_modules/prosemirror-keymap/',
    'node_modules/prosemirror-model/',
    'node_modules/prosemirror-schema-list/',
    'node_modules/prosemirror-state/',
    'node_modules/prosemirror-transform/',
    'node_modules/prosemirror-view/',
    'node_modules/rope-sequence/',
    'node_modules/orderedmap/',
    'node_modules/w3c-keyname/',
    'src/features/editor/surface/',
    'src/features/editor/prerendered/',
    'src/features/editor/article/plain-text-preference.ts',
    'domain/post/article.ts',
  ],
  except: [
    'src/features/editor/surface/plain-article.ts',
    'src/features/editor/surface/plain-surface.ts',
    'src/features/editor/prerendered/entry.ts',
    'src/features/editor/prerendered/load-portal.ts',
  ],
};

/**
 * The modules of a page's first request. They load before the portal, which continues to use them.
 */
const requests: PathList = {
  paths: [
    'node_modules/openapi-fetch/',
    'src/api/prefetch.ts',
    'src/api/client.ts',
    'src/api/identity-confirmation.ts',
    'src/api/observed-calls.ts',
    'src/api/operation-place.ts',
    'src/api/server-time.ts',
    'src/api/session-expiry.ts',
    'src/features/posts/list/list-prefetch.ts',
    'src/features/posts/list/post-filters.ts',
    'generated/creator-operations.ts',
    'domain/contract/error-codes.ts',
    'domain/contract/failure.ts',
    'domain/language/storable-text.ts',
    'domain/post/format-codes.ts',
    'domain/post/post-states.ts',
  ],
};

/**
 * What uses Chakra's own components: only what loads on demand may import it
 * (docs/decisions/0052-chakra-components.md).
 */
const onChakra = [
  'src/theme/compiled-system.ts',
  'src/theme/slot-recipes/',
  'src/ui/forms/chips-input.tsx',
  'src/ui/forms/combobox.tsx',
  'src/ui/forms/field-ids.ts',
  'src/ui/forms/listbox-select.tsx',
  'src/ui/forms/search-select.tsx',
  'src/ui/forms/slider.tsx',
  'src/ui/forms/suggestions.tsx',
  'src/ui/layout/chakra-provider.tsx',
  'src/ui/layout/tabs.tsx',
];

/** Small pieces that several pages share. */
const sharedByPages: PathList = {
  paths: [
    'src/app/',
    'src/ui/',
    'src/i18n/',
    'src/theme/',
    'src/device/',
    'src/api/session-context.ts',
    'src/api/save-post.ts',
    'src/api/location-names.ts',
    'src/api/upload/image-upload.ts',
    'src/api/concurrency-limit.ts',
    'machines/kit/file-upload.ts',
    'machines/kit/upload-state.ts',
    'domain/post/version-paths.ts',
    'domain/post/rejection-reasons.ts',
    'machines/kit/retry-delay.ts',
    'machines/kit/transient-errors.ts',
    'src/features/onboarding/',
    'src/features/notifications/',
    'src/features/outbox/',
    'src/features/auth/confirm-identity/',
    'src/features/auth/reauth/',
    'src/features/landing/landing-route.tsx',
    'src/features/support/problem-report-button.tsx',
    'node_modules/lucide-react/',
    'node_modules/idb/',
  ],
  except: [
    'src/ui/layout/appear.tsx',
    'src/ui/layout/reorder/',
    'src/ui/forms/schema-form.ts',
    // These would add react-hook-form, Valibot and TanStack Table to every list.
    'src/ui/forms/new-password-field.tsx',
    'src/ui/data/table/',
    'src/device/appeal-draft-store.ts',
    'src/device/problem-report-store.ts',
    'src/features/notifications/use-updates-sync.ts',
    'src/ui/media/crop/',
    'src/ui/media/picture-conversion.ts',
    'src/ui/media/page-drawing.ts',
    'src/ui/media/resized-drawing.ts',
    'src/ui/media/loaded-picture.ts',
    ...onChakra,
  ],
};

/** Documents and scripts of their own, which are not part of the portal's first script. */
const standalone: PathList = {
  paths: ['src/features/editor/prerendered/', 'src/features/posts/list/prefetch-script.ts'],
};

const frame = [
  'src/app/layout/signed-in-layout.tsx',
  'src/features/onboarding/onboarding-slot.tsx',
];
const isOnLanding = reachedBy(['src/features/landing/landing-route.tsx']);
/** The modules of every signed-in page. */
const isOfFrame = reachedBy(frame);
/** The modules of the list of posts, without the editor. */
const isOfList = reachedBy(['src/features/posts/dashboard/route.tsx']);
/** The modules of a new article. */
const isOfArticle = reachedBy(['src/features/editor/route.tsx']);
const isFirst = reachedBy([...frame, 'src/features/editor/route.tsx']);
/** The modules of the two pages that verify a phone number. */
const isOfPhone = reachedBy([
  'src/features/auth/phone/phone-sign-in-route.tsx',
  'src/features/auth/phone/verify-phone-route.tsx',
]);
const isOfEditor = reachedBy([
  'src/features/editor/all-formats-editor.tsx',
  'src/features/editor/media/media-editor.tsx',
]);
/** The modules of the list and the editor alike: both have them in one chunk with the frame. */
const isOfBoth = (id: string) => isOfFrame(id) || (isOfList(id) && isOfArticle(id));

const fromRoot = (id: string) => id.replace(root, '').replace(/\?.*$/, '');
const isAt = (path: string, file: string) =>
  path.endsWith('/') ? file.startsWith(path) : file === path;

/** Whether a module of the build, by its id, is in the list. */
const isIn = ({ paths, except = [] }: PathList) => {
  return (id: string): boolean => {
    const file = fromRoot(id);
    return paths.some((path) => isAt(path, file)) && !except.some((path) => isAt(path, file));
  };
};

const isShared = isIn(sharedByPages);
const isRequest = isIn(requests);
const isStandalone = isIn(standalone);
const isPackage = (id: string) => id.includes('/node_modules/');
const isDomain = (id: string) => fromRoot(id).startsWith('domain/');

/** Which modules share a chunk; the bundler asks the groups of the highest priority first. */
export const chunkGroups = [
  { name: 'writing', test: isIn(writing), includeDependenciesRecursively: false, priority: 4 },
  {
    name: 'requests',
    // The helpers of the bundler are needed from the first request on.
    test: (id: string) => isRequest(id) || /@oxc-project|vite\/preload-helper/.test(id),
    includeDependenciesRecursively: false,
    priority: 4,
  },
  { name: 'libraries', tags: ['$initial' as const], test: isPackage, priority: 3 },
  {
    name: 'portal',
    tags: ['$initial' as const],
    test: (id: string) => !isStandalone(id),
    priority: 2,
  },
  {
    name: 'shared',
    test: (id: string) => (isShared(id) || (isDomain(id) && isFirst(id))) && isOnLanding(id),
    minShareCount: 2,
    priority: 2,
  },
  {
    // Modules that the landing page shares with the other ways to sign in, but not with every page.
    name: 'sign-in',
    test: (id: string) => !isPackage(id) && isOnLanding(id) && !isFirst(id),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'pages',
    test: (id: string) => (isShared(id) && isOfBoth(id)) || (isDomain(id) && isOfFrame(id)),
    minShareCount: 2,
    priority: 1,
  },
  {
    // Uploads, for example: what the list does not need before the editor opens.
    name: 'editing',
    test: (id: string) => isShared(id) && isOfArticle(id) && !isOfBoth(id),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'controls',
    test: (id: string) => isShared(id) && isOfList(id),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'phone',
    test: (id: string) => isShared(id) && isOfPhone(id),
    minShareCount: 2,
    priority: 1,
  },
  {
    // A chunk of its own would be one more name in the scripts of every page.
    name: 'forms',
    test: (id: string) =>
      isShared(id) || fromRoot(id).startsWith('src/features/notification-settings/'),
    minShareCount: 2,
    priority: 0,
  },
  {
    name: 'lists',
    test: (id: string) => !isPackage(id) && isOfList(id) && !isOfEditor(id),
    minShareCount: 2,
    priority: 0,
  },
];

/**
 * Fails the build when a path of the lists above matches nothing, because it was moved or renamed,
 * or when a chunk before the portal depends on it.
 */
export function checkChunkPaths(): Plugin {
  return {
    name: 'check-chunk-paths',
    generateBundle(_, bundle) {
      // These run before the portal; one that imports it would start the portal a second time.
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const portal = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('index.html'));
      for (const { name, imports } of chunks)
        if (['writing', 'requests'].includes(name) && portal && imports.includes(portal.fileName))
          this.error(
            `The chunk ${name} imports the portal: list what it needs in chunk-groups.ts.`,
          );
    },
    buildEnd(error) {
      if (error) return;
      const files = [...this.getModuleIds()].map(fromRoot);
      const listed = [writing, requests, sharedByPages, standalone].flatMap(
        ({ paths, except = [] }) => [...paths, ...except],
      );
      const missing = listed.filter((path) => !files.some((file) => isAt(path, file)));
      if (missing.length > 0)
        this.error(`chunk-groups.ts names what is not in the build: ${missing.join(', ')}`);
    },
  };
}
