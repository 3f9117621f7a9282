import { useMessages } from '@mall/app/messages';
import { Tabs } from '@mall/ui';
import type { ReactNode } from 'react';
import { sharedSearchMessages } from '../../messages/zh-TW/sharedSearch';
import { useKind, type Kind } from './useKind';

/** One tab of {@link ProductsAndPosts}. */
export interface Side {
  /** Number of results; undefined while unknown. */
  readonly count: number | undefined;
  readonly content: ReactNode;
}

export interface ProductsAndPostsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly products: Side;
  readonly posts: Side;
  /** The tab that is open when the URL names none. @default 'goods' */
  readonly initial?: Kind;
}

/** Products and posts in two tabs; the open tab is kept in the URL. */
export function ProductsAndPosts({
  label,
  products,
  posts,
  initial = 'goods',
}: ProductsAndPostsProps) {
  const t = useMessages(sharedSearchMessages);
  const [asked, open] = useKind();
  return (
    <Tabs
      label={label}
      value={asked ?? initial}
      onValueChange={(value) => open(value === 'posts' ? 'posts' : 'goods')}
      items={[
        { value: 'goods', label: t('Products'), ...products },
        { value: 'posts', label: t('Posts'), ...posts },
      ]}
    />
  );
}
