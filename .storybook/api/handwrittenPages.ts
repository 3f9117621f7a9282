import type { ComponentPage } from '../../packages/ui/stories/page';

/** The hand-handwrittenPages pages of all components, by the path of their stories without extension. */
export const handwrittenPages = Object.fromEntries(
  Object.entries(
    import.meta.glob<ComponentPage>('../../packages/ui/src/**/*.docs.ts', {
      import: 'page',
      eager: true,
    }),
  ).map(([file, page]) => [file.replace('../../', '').replace('.docs.ts', ''), page]),
);
