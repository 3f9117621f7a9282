import { lazy, Suspense, useState } from 'react';
import { LeftToRight } from '../../kit/LeftToRight/LeftToRight';
import { Picture } from '../../kit/Picture/Picture';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { Video } from '../../kit/Video/Video';
import type { PostPicture, PostVideo } from '../post/post';
import { usePostLabels } from '../../shop-labels/usePostLabels';
import { Frame, Mosaic, Rest, Tile } from './PostMedia.styles';
import { mosaicShape, TILES, videoRatio } from './ratios';

const GalleryViewer = lazy(async () => ({
  default: (await import('../../kit/Gallery/GalleryViewer')).GalleryViewer,
}));

export interface PostMediaProps {
  /** The post's author; part of every accessible name. */
  author: string;
  pictures: readonly PostPicture[];
  videos?: readonly PostVideo[] | undefined;
  /**
   * Rendered width, as in the `sizes` attribute.
   * @default '(max-width: 767px) 100vw, 420px'
   */
  sizes?: string | undefined;
  /**
   * Loads the first picture eagerly: for posts above the fold.
   * @default false
   */
  eager?: boolean | undefined;
}

/**
 * A post's pictures and videos. Pressing a picture opens the full-screen viewer at that picture; the viewer's
 * chunk is loaded on first use.
 *
 * @example
 * <PostMedia author={article.create_name} pictures={article.pictures} videos={article.videos} />
 */
export function PostMedia({
  author,
  pictures,
  videos = [],
  sizes = '(max-width: 767px) 100vw, 420px',
  eager = false,
}: PostMediaProps) {
  const labels = usePostLabels();
  const [viewed, setViewed] = useState<number>();
  const [pressed, setPressed] = useState<Element>();
  const total = pictures.length;
  const tiles = pictures.slice(0, TILES);
  if (total === 0 && videos.length === 0) return null;
  return (
    <Frame>
      {total > 0 && (
        <Mosaic data-tiles={tiles.length} style={mosaicShape(pictures)}>
          {tiles.map((picture, at) => (
            <Tile
              key={at}
              type="button"
              onClick={({ currentTarget }) => {
                setPressed(currentTarget);
                setViewed(at);
              }}
            >
              <Picture
                src={picture.url}
                srcSet={picture.srcset || undefined}
                sizes={sizes}
                mainColor={picture.color}
                alt=""
                eager={eager && at === 0}
              />
              <VisuallyHidden>
                {picture.alt
                  ? labels.openDescribed(picture.alt)
                  : labels.openPicture(author, at + 1, total)}
              </VisuallyHidden>
              {at === TILES - 1 && total > TILES && (
                <Rest aria-hidden data-theme="dark">
                  <LeftToRight>+{total - TILES}</LeftToRight>
                </Rest>
              )}
            </Tile>
          ))}
        </Mosaic>
      )}
      {videos.map((video, at) => (
        <Video
          key={at}
          src={video.url}
          poster={video.poster}
          duration={video.duration}
          ratio={videoRatio(video)}
          label={labels.videoOf(author)}
          playLabel={labels.playVideo(author)}
          failedText={labels.videoFailed}
        />
      ))}
      {viewed !== undefined && (
        <Suspense>
          <GalleryViewer
            label={labels.picturesOf(author)}
            pictures={pictures.map(({ url, srcset, alt }, at) => ({
              src: url,
              srcSet: srcset || undefined,
              sizes: '100vw',
              alt: alt || labels.pictureOf(author, at + 1),
            }))}
            index={viewed}
            origin={pressed}
            onIndexChange={setViewed}
            onClose={() => setViewed(undefined)}
          />
        </Suspense>
      )}
    </Frame>
  );
}
