import { useMessages } from '@mall/app/messages';
import { useCategories } from '@mall/hooks';
import { Disclosure, Drawer, Inline, Skeleton, Stack } from '@mall/ui';
import { closePanel } from '../overlays/panels';
import { to } from '../paths/paths';
import { CategoryPicture, type CategoryPictureProps } from './CategoryPicture';
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
          {categories?.map((category) =>
            category.sub ? (
              <Disclosure key={category.id} summary={<Name category={category} />}>
                <Entry href={to.store(category.id)}>{t('All of {0}', category.name)}</Entry>
                {category.sub.map((one) => (
                  <Entry key={one.id} href={to.store(one.id)}>
                    {one.name}
                  </Entry>
                ))}
              </Disclosure>
            ) : (
              <TopEntry key={category.id} href={to.store(category.id)}>
                <Name category={category} />
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

interface NameProps extends CategoryPictureProps {
  readonly category: CategoryPictureProps['category'] & { readonly name: string };
}

const Name = ({ category }: NameProps) => (
  <Inline gap={3} wrap={false}>
    <CategoryPicture category={category} />
    {category.name}
  </Inline>
);
