import type { ComponentPage } from '../../packages/ui/stories/page';

/** What people wrote of every component, by the path of its stories without their end. */
export const written = Object.fromEntries(
  Object.entries(
    import.meta.glob<ComponentPage>('../../packages/ui/src/**/*.docs.ts', {
      import: 'page',
      eager: true,
    }),
  ).map(([file, page]) => [file.replace('../../', '').replace('.docs.ts', ''), page]),
);
