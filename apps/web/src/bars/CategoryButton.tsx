import { retryableLazy } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { color, media, radius, space, tapTarget } from '@mall/ui';
import { LayoutGrid } from 'lucide-react';
import { styled } from 'styled-components';
import { LazyMenu } from '../components/LazyMenu/LazyMenu';
import { shellMessages } from '../messages/zh-TW/shell';

const CategoryMenu = retryableLazy(() => import('./CategoryMenu'));

/** Styled like the links beside it. */
const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${tapTarget};
  padding-inline: ${space[3]};
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: ${color.text};
  white-space: nowrap;
  & svg {
    flex: none;
  }
  &[aria-expanded='true'] {
    background: ${color.sunken};
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

/** Opens all categories with their sub-categories, on a wide screen; a phone has them in a drawer. */
export function CategoryButton() {
  const t = useMessages(shellMessages);
  return (
    <LazyMenu
      menu={(button) => <CategoryMenu trigger={button} />}
      trigger={(open) => (
        <Opener type="button" {...open}>
          <LayoutGrid aria-hidden size={18} />
          {t('All categories')}
        </Opener>
      )}
    />
  );
}
