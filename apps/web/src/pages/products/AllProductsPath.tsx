import { useMessages } from '@mall/app/messages';
import { Breadcrumb } from '@mall/ui';
import { mallMessages } from '../../messages/zh-TW/mall';
import { to } from '../../paths/paths';

/** The breadcrumb of the list of all products. */
export default function AllProductsPath() {
  const t = useMessages(mallMessages);
  return (
    <Breadcrumb
      items={[
        { label: t('Home page'), href: to.home() },
        { label: t('Shop'), href: to.mall() },
        { label: t('All products') },
      ]}
    />
  );
}
