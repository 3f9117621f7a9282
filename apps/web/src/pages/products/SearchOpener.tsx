import { useMessages } from '@mall/app/messages';
import { BaseLink, color, media, radius, space, tapTarget } from '@mall/ui';
import { Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { sharedSearchMessages } from '../../messages/zh-TW/sharedSearch';
import { openPanel } from '../../overlays/panels';
import { to } from '../../paths/paths';

/** Looks like a search field. A wide screen has the field itself in the top bar. */
const Opener = styled(BaseLink)`
  display: none;
  ${media.phone} {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${tapTarget};
    padding-inline: ${space[4]};
    border: 1px solid ${color.control};
    border-radius: ${radius.pill};
    background: ${color.surface};
    color: ${color.muted};
    text-decoration: none;
  }
  & svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
`;

/** Opens the search on a phone's front page; before scripts run, it leads to the page of the search. */
export function SearchOpener() {
  const t = useMessages(sharedSearchMessages);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    openPanel('search');
  };
  return (
    <Opener href={to.searchStart()} onClick={open}>
      <Search aria-hidden />
      {t('Search products and posts')}
    </Opener>
  );
}
