import { ErrorBoundary } from '@mall/app/errors';
import { useConfigs } from '@mall/hooks';
import { Logo } from '@mall/ui';
import { lazy } from 'react';
import { Hydrating } from '../hydration/Hydrating';

// Most shops have no logo, so the picture component is loaded lazily.
const ShopPicture = lazy(() => import('../components/ShopPicture'));

/** The shop's logo: its own picture where the configuration has one (`logo`), else its name (spec §2). */
export function ShopLogo({ href }: { readonly href: string }) {
  const common = useConfigs().data?.common;
  const name = common?.store_name ?? '巷口市集';
  const plain = <Logo name={name} href={href} />;
  if (!common?.logo) return plain;
  return (
    <ErrorBoundary fallback={plain}>
      <Hydrating fallback={plain}>
        <ShopPicture name={name} src={common.logo} href={href} />
      </Hydrating>
    </ErrorBoundary>
  );
}
