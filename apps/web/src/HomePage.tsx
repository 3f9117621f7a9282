import { useConfigs } from '@mall/hooks';
import { lazy } from 'react';
import MallPage from './pages/products/MallPage';

const WallPage = lazy(() => import('./pages/articles/WallPage'));

/** `/`: the wall when `index_mode` is 0, the mall page for any other value (spec §2). */
export default function HomePage() {
  const { data, status } = useConfigs();
  if (status === 'pending') return null;
  return data?.index.index_mode === 0 ? <WallPage /> : <MallPage />;
}
