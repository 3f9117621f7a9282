import { useMessages } from '@mall/app/messages';
import type { Category } from '@mall/sdk';
import { BaseLink, color, fontSize, media, radius, space, tapTarget } from '@mall/ui';
import { styled } from 'styled-components';
import { to } from '../../paths/paths';
import { storeMessages } from '../../messages/zh-TW/store';

const Row = styled.ul`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block: ${space[1]};
  ${media.phone} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Pill = styled(BaseLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${tapTarget};
  padding-inline: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.sm};
  text-decoration: none;
  white-space: nowrap;
  &[aria-current] {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    color: ${color.brand};
    font-weight: 700;
  }
`;

/** Links to a main category's sub-categories. */
export function CategoryPills({
  main,
  current,
}: {
  readonly main: Category;
  readonly current: number;
}) {
  const t = useMessages(storeMessages);
  if (!main.sub) return null;
  const all = [{ id: main.id, name: t('See all') }, ...main.sub];
  return (
    <nav aria-label={t('Categories')}>
      <Row role="list">
        {all.map(({ id, name }) => (
          <li key={id}>
            <Pill href={to.store(id)} aria-current={id === current ? 'page' : undefined}>
              {name}
            </Pill>
          </li>
        ))}
      </Row>
    </nav>
  );
}
