import { useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { daylight } from '../../tokens/scale';

export interface AvatarProps {
  /** The person's name. Its first character is shown when there is no picture. */
  name: string;
  /** URL of the profile picture. */
  src?: string | null | undefined;
  /**
   * 32, 44 or 72 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const Frame = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.brandSoft};
  color: ${color.brand};
  font-size: 1.125rem;
  font-weight: 700;
  line-height: 1;
  &[data-size='sm'] {
    width: 32px;
    height: 32px;
    font-size: 0.875rem;
  }
  &[data-size='lg'] {
    width: 72px;
    height: 72px;
    font-size: 1.75rem;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: ${daylight};
  }
`;

/**
 * A profile picture beside a name. Hidden from screen readers, because the name is there as text.
 *
 * @example
 * <Avatar name={article.create_name} src={article.create_icon} />
 */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <Frame data-size={size} aria-hidden>
      {src && src !== failed ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        Array.from(name.trim())[0]
      )}
    </Frame>
  );
}
