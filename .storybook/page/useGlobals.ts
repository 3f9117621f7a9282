import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';

/** The toolbar's switches that a frame follows. */
export const SWITCHES = ['theme', 'look', 'language', 'direction', 'motion'] as const;

interface GlobalsUpdate {
  readonly initialGlobals: Readonly<Record<string, unknown>>;
  readonly userGlobals: Readonly<Record<string, unknown>>;
}

const chosen = (globals: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    SWITCHES.flatMap((name) => {
      const value = globals[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** Returns the values of the toolbar's switches, on a docs page. */
export function useGlobals(): Readonly<Record<string, string>> {
  const context = useContext(DocsContext);
  const [globals, setGlobals] = useState(() => {
    const [first] = context.componentStories();
    return first ? chosen(context.getStoryContext(first).globals) : {};
  });
  useEffect(() => {
    // A story in a frame sends its own globals to this page too, so only the reader's choice counts.
    const changed = ({ initialGlobals, userGlobals }: GlobalsUpdate) =>
      setGlobals(chosen({ ...initialGlobals, ...userGlobals }));
    context.channel.on('globalsUpdated', changed);
    return () => context.channel.off('globalsUpdated', changed);
  }, [context]);
  return globals;
}
