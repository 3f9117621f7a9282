import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { Frame } from './parts';
import { useGlobals } from './useGlobals';
import type { PageStory } from './useStories';

/** A screen of its own for a story: how wide, and how high where that cannot be measured. */
export interface StoryFrame {
  width: string | undefined;
  /** In px; undefined: as high as its content. */
  height: number | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce((inside: unknown, key) => (isRecord(inside) ? inside[key] : undefined), value);

/**
 * The frame that a story needs; undefined: it stands in the page. What a play function brings into its state is played
 * in a frame; the first story is the one to play with.
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
  if (typeof width !== 'string' && !isOver && !isPlayed) return undefined;
  const height = isOver ? Math.max(given || 0, typeof width === 'string' ? 520 : 0) : undefined;
  return { width: typeof width === 'string' ? width : undefined, height };
}

/** A page as high as what is on it, so that nothing scrolls within a frame. */
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

/** A story on a screen of its own, in the theme and the language that the toolbar has. */
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
