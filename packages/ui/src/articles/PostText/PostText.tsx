import { useState } from 'react';
import { styled } from 'styled-components';
import { LinkedText, type LinkedTextProps } from '../../kit/LinkedText/LinkedText';
import { color } from '../../tokens/color';
import { media, radius } from '../../tokens/scale';
import { usePostLabels } from '../../shop-labels/usePostLabels';
import { linesOf } from './linesOf';
import { useClamped } from './useClamped';

/** Assumed text width before it is measured, in px: between a phone's and a column's. */
const WIDTH = 360;

export interface PostTextProps {
  /** Id of the text, for `aria-describedby`. */
  id?: string | undefined;
  children: string;
  /** Returns the internal path of a URL in the text; null for another site's. */
  localHref?: LinkedTextProps['localHref'];
  /** Maximum number of lines before a "read more" button; omit it to show the full text. */
  lines?: number | undefined;
}

const Paragraph = styled.div`
  display: block;
  border-radius: ${radius.sm};
  overflow-wrap: anywhere;
  white-space: pre-line;
  &[data-clamp] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
`;

const More = styled.button`
  justify-self: start;
  min-height: 44px;
  margin: -6px -8px -10px;
  padding: 0 8px;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.brand};
  font-weight: 600;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

const Whole = styled.div`
  display: grid;
`;

/**
 * The text of a post, with its URLs as links. A long text is clamped and expands in place.
 *
 * @example
 * <PostText lines={5}>{article.content}</PostText>
 */
export function PostText({ id, children, localHref, lines }: PostTextProps) {
  const labels = usePostLabels();
  const [open, setOpen] = useState(false);
  const clamp = open ? undefined : lines;
  const [ref, clamped] = useClamped(clamp, clamp !== undefined && linesOf(children, WIDTH) > clamp);
  return (
    <Whole>
      <Paragraph
        ref={ref}
        id={id}
        data-clamp={clamp}
        tabIndex={open ? -1 : undefined}
        style={{ WebkitLineClamp: clamp }}
      >
        <LinkedText localHref={localHref}>{children}</LinkedText>
      </Paragraph>
      {clamped && (
        <More
          type="button"
          onClick={() => {
            setOpen(true);
            // The button is removed: move the focus to the expanded text.
            requestAnimationFrame(() => ref.current?.focus());
          }}
        >
          {labels.readMore}
        </More>
      )}
    </Whole>
  );
}
