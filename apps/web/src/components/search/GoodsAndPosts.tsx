import { Tabs } from '@mall/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages';
import { sharedSearchMessages } from '../../messages/zh-TW/sharedSearch';
import { useKind, type Kind } from './useKind';

/** One side of {@link GoodsAndPosts}. */
export interface Side {
  /** How many there are; undefined while that is not known. */
  readonly count: number | undefined;
  readonly content: ReactNode;
}

/** Props of {@link GoodsAndPosts}. */
export interface GoodsAndPostsProps {
  /** What the tabs divide. */
  readonly label: string;
  readonly goods: Side;
  readonly posts: Side;
  /** Open while the address names none. @default 'goods' */
  readonly initial?: Kind;
}

/** Goods and posts behind two tabs, kept in the address. */
export function GoodsAndPosts({ label, goods, posts, initial = 'goods' }: GoodsAndPostsProps) {
  const t = useMessages(sharedSearchMessages);
  const [asked, open] = useKind();
  return (
    <Tabs
      label={label}
      value={asked ?? initial}
      onValueChange={(value) => open(value === 'posts' ? 'posts' : 'goods')}
      items={[
        { value: 'goods', label: t('Products'), ...goods },
        { value: 'posts', label: t('Posts'), ...posts },
      ]}
    />
  );
}
