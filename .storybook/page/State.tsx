import { Canvas, Description, Source, Subheading } from '@storybook/addon-docs/blocks';
import { Framed, frameOf } from './Framed';
import { Details } from './parts';
import type { PageStory } from './useStories';

/** Shows one story on a docs page, in a frame where it needs a viewport of its own. */
export function State({ story, isPrimary = false }: { story: PageStory; isPrimary?: boolean }) {
  const frame = frameOf(story, isPrimary);
  return (
    <>
      {!isPrimary && <Subheading>{story.name}</Subheading>}
      {!isPrimary && <Description of={story.moduleExport} />}
      {frame ? (
        <>
          <Framed story={story} frame={frame} />
          <Details>
            <summary>程式碼 · Code</summary>
            <Source of={story.moduleExport} />
          </Details>
        </>
      ) : (
        <Canvas of={story.moduleExport} withToolbar={isPrimary} />
      )}
    </>
  );
}
