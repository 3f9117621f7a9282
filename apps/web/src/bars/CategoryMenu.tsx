import { useCategories } from '@mall/hooks';
import { DropdownMenu, MenuGroup, MenuItem, Skeleton } from '@mall/ui';
import type { MenuProps } from '../components/LazyMenu/LazyMenu';
import { to } from '../paths/paths';
import { CategoryPicture } from './CategoryPicture';

/** The main categories with their pictures, each with its sub-categories below it, side by side. */
export default function CategoryMenu({ trigger }: MenuProps) {
  const { data: categories } = useCategories();
  return (
    <DropdownMenu columns defaultOpen align="start" trigger={trigger}>
      {categories?.map((category) => (
        <MenuGroup key={category.id} label={category.name}>
          <MenuItem
            href={to.store(category.id)}
            tone="strong"
            icon={<CategoryPicture category={category} />}
          >
            {category.name}
          </MenuItem>
          {category.sub?.map((one) => (
            <MenuItem key={one.id} href={to.store(one.id)}>
              {one.name}
            </MenuItem>
          ))}
        </MenuGroup>
      )) ?? <Skeleton lines={16} />}
    </DropdownMenu>
  );
}
