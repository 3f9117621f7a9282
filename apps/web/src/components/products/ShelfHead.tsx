import { useMessages } from '@mall/app/messages';
import { Heading, Link, space, tapTarget } from '@mall/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { ShelfTop } from './ProductShelf.styles';

const Ends = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${tapTarget};
    margin-inline-end: calc(-1 * ${space[2]});
    padding-inline: ${space[2]};
  }
`;

export interface ShelfHeadProps {
  readonly title: string;
  /** The URL of the complete list; without it there is no link. */
  readonly href?: string | undefined;
  /** More controls at the end. */
  readonly children?: ReactNode;
}

/** The title of a shelf, with a link to the complete list. */
export function ShelfHead({ title, href, children }: ShelfHeadProps) {
  const t = useMessages(sharedProductMessages);
  return (
    <ShelfTop>
      <Heading level={2}>{title}</Heading>
      <Ends>
        {href !== undefined && (
          <Link href={href} tone="quiet" aria-label={`${t('See all')} ${title}`}>
            {t('See all')}
          </Link>
        )}
        {children}
      </Ends>
    </ShelfTop>
  );
}
