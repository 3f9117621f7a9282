import { useMessages } from '@mall/app/messages';
import { Breadcrumb } from '@mall/ui';
import { commonMessages } from '../../messages/zh-TW/common';
import { productMessages } from '../../messages/zh-TW/products';
import { to } from '../../paths/paths';

/** The breadcrumb of the list of all products. */
export default function AllProductsPath() {
  const t = useMessages(productMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <Breadcrumb
      items={[
        { label: tCommon('Home page'), href: to.home() },
        { label: t('Mall'), href: to.mall() },
        { label: t('All products') },
      ]}
    />
  );
}
