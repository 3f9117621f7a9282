import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { Frame } from './parts';
import { SWITCHES, useGlobals } from './useGlobals';
import type { PageStory } from './useStories';

/** The viewport of a framed story: its width, and its height where that cannot be measured. */
export interface StoryFrame {
  width: string | undefined;
  /** In px; undefined for the height of its content. */
  height: number | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce((inside: unknown, key) => (isRecord(inside) ? inside[key] : undefined), value);

/** Whether a story sets a switch of the toolbar itself, such as the dark theme, which holds for its whole page. */
const setsSwitch = (globals: Readonly<Record<string, unknown>>): boolean =>
  SWITCHES.some((name) => globals[name] !== undefined);

/**
 * Returns the frame that a story needs; undefined without one. A story whose play function sets its
 * state, or that sets a switch of the toolbar, runs in a frame; the first story is for trying out.
 */
export function frameOf(
  { parameters, storyGlobals, playFunction }: PageStory,
  isPrimary: boolean,
): StoryFrame | undefined {
  const viewport = at(storyGlobals, 'viewport', 'value');
  const width = at(parameters, 'viewport', 'options', String(viewport), 'styles', 'width');
  const isOver = at(parameters, 'docs', 'story', 'inline') === false;
  const given = Number.parseInt(String(at(parameters, 'docs', 'story', 'height')), 10);
  const isPlayed = playFunction !== undefined && !isPrimary;
  if (typeof width !== 'string' && !isOver && !isPlayed && !setsSwitch(storyGlobals))
    return undefined;
  const height = isOver ? Math.max(given || 0, typeof width === 'string' ? 520 : 0) : undefined;
  return { width: typeof width === 'string' ? width : undefined, height };
}

/** As high as its content, so that nothing scrolls within a frame. */
function useHeight(frame: HTMLIFrameElement | null): number {
  const [height, setHeight] = useState(160);
  useEffect(() => {
    if (!frame) return;
    let sizes: ResizeObserver | undefined;
    const follow = () => {
      const root = frame.contentDocument?.querySelector('#storybook-root');
      if (!root) return;
      sizes?.disconnect();
      sizes = new ResizeObserver(() => {
        const { bottom } = root.getBoundingClientRect();
        setHeight(Math.min(Math.max(Math.ceil(bottom) + 16, 80), 900));
      });
      sizes.observe(root);
    };
    follow();
    frame.addEventListener('load', follow);
    return () => {
      frame.removeEventListener('load', follow);
      sizes?.disconnect();
    };
  }, [frame]);
  return height;
}

/** Renders a story in a frame, in the theme and the language of the toolbar. */
export function Framed({ story, frame }: { story: PageStory; frame: StoryFrame }) {
  const [element, setElement] = useState<HTMLIFrameElement | null>(null);
  const measured = useHeight(frame.height === undefined ? element : null);
  const globals = Object.entries(useGlobals()).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    framed: 'yes',
    globals: globals.join(';'),
  });
  return (
    <Unstyled>
      <Frame>
        <iframe
          ref={setElement}
          title={story.name}
          src={`iframe.html?${query}`}
          loading="lazy"
          style={{ width: frame.width ?? '100%', height: frame.height ?? measured }}
        />
      </Frame>
    </Unstyled>
  );
}
