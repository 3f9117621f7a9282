import { useMessages } from '@mall/app/messages';
import { useHotTags } from '@mall/hooks';
import { BaseLink, color, fontSize, radius, Skeleton, space, tapTarget } from '@mall/ui';
import { styled } from 'styled-components';
import { to } from '../../paths/paths';
import { sharedSearchMessages } from '../../messages/zh-TW/sharedSearch';

const Title = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  [data-centred] > & {
    justify-content: center;
  }
`;

const Tag = styled(BaseLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${tapTarget};
  padding-inline: ${space[4]};
  border-radius: ${radius.pill};
  background: ${color.brandSoft};
  color: ${color.brand};
  font-size: ${fontSize.sm};
  text-decoration: none;
`;

export interface HotTagsProps {
  readonly onChoose?: (() => void) | undefined;
  /** Centres the tags, for a centred page. @default false */
  readonly centred?: boolean;
}

/** The most popular search words, each a link to its results. */
export function HotTags({ onChoose, centred = false }: HotTagsProps) {
  const t = useMessages(sharedSearchMessages);
  const { data, status } = useHotTags();
  if (status === 'error') return null;
  return (
    <div data-centred={centred || undefined}>
      <Title>{t('Popular searches')}</Title>
      <Tags role="list" aria-busy={!data}>
        {data?.map((tag) => (
          <li key={tag}>
            <Tag href={to.search(tag)} onClick={onChoose}>
              {tag}
            </Tag>
          </li>
        )) ?? <Skeleton lines={2} />}
      </Tags>
    </div>
  );
}
