import { RouteError } from '@mall/app/errors';
import { useMessages } from '@mall/app/messages';
import { useCategories } from '@mall/hooks';
import type { Category } from '@mall/sdk';
import { Breadcrumb, Container, Heading, Skeleton, Stack } from '@mall/ui';
import { useParams } from 'react-router-dom';
import { ProductListView } from '../../components/products/ProductListView';
import { objectId } from '../../paths/objectId';
import { to } from '../../paths/paths';
import { PageTitle } from '../../navigation/PageTitle';
import { CategoryPills } from './CategoryPills';
import { storeMessages } from '../../messages/zh-TW/store';

/** Finds a main category, and its sub-category when the id belongs to one. */
function findCategory(categories: readonly Category[], id: number) {
  for (const main of categories) {
    if (main.id === id) return { main, sub: undefined };
    const sub = main.sub?.find((one) => one.id === id);
    if (sub) return { main, sub };
  }
  return undefined;
}

/** `/store/:id`: the products of one category. */
export default function StorePage() {
  const t = useMessages(storeMessages);
  const id = objectId(useParams()['id']);
  if (id === null) throw new RouteError(404);

  const { data: categories, status } = useCategories();
  const found = categories && findCategory(categories, id);
  if (categories && !found) throw new RouteError(404);
  const name = found ? (found.sub ?? found.main).name : '';

  return (
    <Container>
      {name && <PageTitle>{name}</PageTitle>}
      <Stack gap={4}>
        <Breadcrumb
          items={[
            { label: t('Home page'), href: to.home() },
            { label: t('Shop'), href: to.mall() },
            ...(found?.sub ? [{ label: found.main.name, href: to.store(found.main.id) }] : []),
            ...(name ? [{ label: name }] : []),
          ]}
        />
        {found && (
          <>
            <Heading level={1}>{name}</Heading>
            <CategoryPills main={found.main} current={id} />
          </>
        )}
        {status === 'pending' && (
          // With the height of name and pills, to avoid layout shifts.
          <>
            <Skeleton shape="box" width={128} height={36} />
            <Skeleton shape="box" height={52} />
          </>
        )}
        <ProductListView
          key={id}
          rail
          source={{ category: id }}
          label={name || t('All products')}
        />
      </Stack>
    </Container>
  );
}
