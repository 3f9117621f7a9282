import { useMessages } from '@mall/app/messages';
import type { Permission } from '@mall/sdk/staff';
import { arch, color, fontSize, media, shadow, space } from '@mall/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { shellMessages } from '../messages/zh-TW/shell';
import { todayMessages } from '../messages/zh-TW/today';
import { Page } from '../page/Page';
import { useSession } from '../session/SessionContext';
import { screensFor } from '../shell/screens';
import { SalesChart } from './SalesChart';
import { ShopWarnings } from './ShopWarnings';
import { WorkTiles } from './WorkTiles';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space[4]};
  padding: 0;
  list-style: none;
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[3]};
  }
`;

const Tile = styled(Link)`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[5]} ${space[4]};
  border-radius: 20px;
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  color: ${color.text};
  font-size: ${fontSize.lg};
  font-weight: 700;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.md};
    }
  }
`;

const Icon = styled.span`
  display: grid;
  place-items: end center;
  width: 64px;
  height: 76px;
  padding-bottom: 18px;
  border-radius: ${arch};
  background: linear-gradient(${color.brandSoft}, ${color.sunken});
  color: ${color.brand};
  & > svg {
    width: 28px;
    height: 28px;
    stroke-width: 1.5;
  }
`;

/** With one of these permissions there is work to show. */
const WORK: readonly Permission[] = ['orders.read', 'chat.answer', 'wall.moderate'];

/** `/desk`: the screens that the colleague may use. */
export function TodayPage() {
  const t = useMessages(todayMessages);
  const shellText = useMessages(shellMessages);
  const { colleague, roles, permissions } = useSession();
  const seesWork = WORK.some((permission) => permissions.includes(permission));
  return (
    <Page
      title={t('Hello, {0}', colleague.name)}
      lead={t(seesWork ? 'This is what waits today.' : 'Choose where to start.')}
    >
      {roles.includes('owner') && <ShopWarnings />}
      {seesWork ? (
        <WorkTiles />
      ) : (
        <Tiles>
          {screensFor(permissions)
            .filter(({ path }) => path !== '/')
            .map(({ path, label, icon: ScreenIcon }) => (
              <li key={path}>
                <Tile to={path}>
                  <Icon aria-hidden>
                    <ScreenIcon />
                  </Icon>
                  {shellText(label)}
                </Tile>
              </li>
            ))}
        </Tiles>
      )}
      {permissions.includes('sales.read') && <SalesChart />}
    </Page>
  );
}
