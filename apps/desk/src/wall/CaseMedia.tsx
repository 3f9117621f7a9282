import { useMessages } from '@mall/app/messages';
import type { WallCase } from '@mall/sdk/staff';
import { radius, space } from '@mall/ui';
import { styled } from 'styled-components';
import { wallMessages } from '../messages/zh-TW/wall';

const Grid = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  & img,
  & video {
    display: block;
    width: 132px;
    height: 132px;
    border-radius: ${radius.md};
    object-fit: cover;
  }
`;

export interface CaseMediaProps extends Pick<WallCase, 'author' | 'pictures' | 'videos'> {}

/** The pictures and videos of a reported post; a picture opens in full in another tab. */
export function CaseMedia({ author, pictures, videos }: CaseMediaProps) {
  const t = useMessages(wallMessages);
  if (pictures.length + videos.length === 0) return null;
  return (
    <Grid>
      {pictures.map(({ id, url, alt }, at) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            alt={alt ?? t('Picture {0} of the post of {1}', at + 1, author)}
            loading="lazy"
          />
        </a>
      ))}
      {videos.map(({ id, url, poster }) => (
        // Members' videos have no captions.
        // eslint-disable-next-line jsx-a11y-x/media-has-caption
        <video
          key={id}
          src={url}
          {...(poster !== null && { poster })}
          aria-label={t('Video of the post of {0}', author)}
          preload="none"
          controls
        />
      ))}
    </Grid>
  );
}
