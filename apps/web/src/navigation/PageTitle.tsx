import { useConfigs } from '@mall/hooks';

/**
 * Sets the document title: 「商城｜巷口市集」.
 *
 * @example
 * <PageTitle>{t('Mall')}</PageTitle>
 */
export function PageTitle({ children }: { readonly children: string }) {
  const shop = useConfigs().data?.common.store_name;
  return <title>{shop ? `${children}｜${shop}` : children}</title>;
}
