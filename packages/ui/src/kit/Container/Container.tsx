import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /**
   * Maximum width: `page` for lists, 1200 px and more on a wide screen; `reading` 720 px for text and forms.
   * @default 'page'
   */
  width?: 'page' | 'reading' | undefined;
  /**
   * The element to render.
   * @default 'div'
   */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav' | undefined;
}

const Measure = styled.div`
  width: 100%;
  max-width: calc(var(--ui-page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: max(clamp(16px, 4vw, 32px), var(--ui-edge));
  &[data-width='reading'] {
    max-width: calc(720px + 2 * var(--gutter));
  }
`;

/**
 * Limits the content to the page's width, with a gutter that is narrower on a phone.
 *
 * @example
 * <Container as="main" width="reading">…</Container>
 */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <Measure data-width={width} {...rest} />;
}
