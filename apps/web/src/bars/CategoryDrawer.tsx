import { useMessages } from '@mall/app/messages';
import { useCategories } from '@mall/hooks';
import { Disclosure, Drawer, Skeleton, Stack } from '@mall/ui';
import { closePanel } from '../overlays/panels';
import { to } from '../paths/paths';
import { Entry, TopEntry } from './DrawerEntry.styles';
import { menuMessages } from '../messages/zh-TW/menus';
import { SettingsSwitches } from './SettingsSwitches';

/** The category menu on a phone: main categories, each expanding to its sub-categories (spec §2). */
export default function CategoryDrawer() {
  const t = useMessages(menuMessages);
  const { data: categories } = useCategories();
  return (
    <Drawer open side="left" title={t('Categories')} onOpenChange={closePanel}>
      <Stack gap={5}>
        <Stack gap={1}>
          <TopEntry href={to.allProducts()}>{t('All products')}</TopEntry>
          {categories?.map(({ id, name, sub }) =>
            sub ? (
              <Disclosure key={id} summary={name}>
                <Entry href={to.store(id)}>{t('All of {0}', name)}</Entry>
                {sub.map((one) => (
                  <Entry key={one.id} href={to.store(one.id)}>
                    {one.name}
                  </Entry>
                ))}
              </Disclosure>
            ) : (
              <TopEntry key={id} href={to.store(id)}>
                {name}
              </TopEntry>
            ),
          ) ?? <Skeleton lines={8} />}
        </Stack>
        {/* The footer with the same switches is below the longest lists. */}
        <SettingsSwitches />
      </Stack>
    </Drawer>
  );
}
