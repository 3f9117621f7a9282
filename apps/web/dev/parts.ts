import type { Rolldown } from 'vite';

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];

/**
 * Parts of the site that travel in one file each (Rolldown's `codeSplitting.groups`), with all that they need. Split by
 * who shares what alone, a page is some fifty files that compress worse and each cost a request: these keep every
 * public page at 25 files or fewer. What no part names is split by page and by need.
 */
export const parts: CodeSplittingGroup[] = [
  // What every page needs.
  { name: 'first', tags: ['$initial'], priority: 9 },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 3, priority: 7 },
  { name: 'fields', test: /ui\/src\/kit\/(Field|Input|Select)\//, minShareCount: 4, priority: 6 },
  {
    name: 'common',
    test: new RegExp(
      [
        String.raw`ui/src/kit/(Avatar|Text|EmptyState|ErrorState|Link|Chip)/`,
        String.raw`hooks/src/(optimistic/|auth/guest-intent|articles/(cache|queries|update-pages|anchored))`,
        String.raw`/(useMutation|mutationObserver)\.js`,
        String.raw`contract/src/search-words|ui/src/products/Price/`,
        String.raw`web/src/messages/(\w*[rR]elativeTime|wireTime|useTimeText)\.ts`,
        String.raw`web/src/messages/zh-TW/(sharedArticles|sharedProducts|errors|time|relativeTime)\.ts`,
        String.raw`web/src/(overlays/(dialogs|usePopup)|components/(share/|articles/PostTime)|session/useAsMember)`,
      ].join('|'),
    ),
    minShareCount: 4,
    priority: 5,
  },
  {
    name: 'goods',
    test: /ui\/src\/(products|content|cart\/LayerBadge)\/|components\/(products\/(Product|use)|cart\/(useAdd|answer))|hooks\/src\/products\//,
    minShareCount: 3,
    priority: 4,
  },
  {
    name: 'posts',
    test: /ui\/src\/articles\/Post(Card|Media|Product)|components\/articles\/Post(Tile|Menu|Product)/,
    minShareCount: 2,
    priority: 3,
  },
];
