import { useCategories } from '@mall/hooks';
import { DropdownMenu, MenuGroup, MenuItem, Skeleton } from '@mall/ui';
import type { MenuProps } from '../components/LazyMenu/LazyMenu';
import { to } from '../paths/paths';

/** The main categories, each with its sub-categories below it, side by side. */
export default function CategoryMenu({ trigger }: MenuProps) {
  const { data: categories } = useCategories();
  return (
    <DropdownMenu columns defaultOpen align="start" trigger={trigger}>
      {categories?.map(({ id, name, sub }) => (
        <MenuGroup key={id} label={name}>
          <MenuItem href={to.store(id)} tone="strong">
            {name}
          </MenuItem>
          {sub?.map((one) => (
            <MenuItem key={one.id} href={to.store(one.id)}>
              {one.name}
            </MenuItem>
          ))}
        </MenuGroup>
      )) ?? <Skeleton lines={16} />}
    </DropdownMenu>
  );
}
