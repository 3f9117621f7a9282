import { isShopReachable } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { ErrorState } from '@mall/ui';
import { WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { shellMessages } from '../messages/zh-TW/shell';
import { PageTitle } from '../page/PageTitle';

export interface NoConnectionProps {
  /** Called when the shop can be reached again. */
  readonly onReachable: () => void;
}

/** Replaces a screen that could not be loaded. It tries again by itself when the browser is online again. */
export function NoConnection({ onReachable }: NoConnectionProps) {
  const t = useMessages(shellMessages);
  const [isChecking, setIsChecking] = useState(false);
  const retry = async () => {
    setIsChecking(true);
    const isReachable = await isShopReachable();
    setIsChecking(false);
    if (isReachable) onReachable();
  };
  const onOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  return (
    <>
      <PageTitle>{t('There is no connection')}</PageTitle>
      <ErrorState
        titleAs="h1"
        icon={<WifiOff />}
        title={t('There is no connection')}
        text={t('This screen needs one. What you have written is still there.')}
        onRetry={() => void retry()}
        retrying={isChecking}
      />
    </>
  );
}
