import { useMessages } from '@mall/app/messages';
import type { Permission } from '@mall/contract/staff';
import { Button, EmptyState } from '@mall/ui';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shellMessages } from '../messages/zh-TW/shell';
import { PageTitle } from '../page/PageTitle';
import { useSession } from '../session/SessionContext';

export interface GuardedProps {
  /** null: everybody may open the screen. */
  readonly permission: Permission | null;
  readonly children: ReactNode;
}

/** Shows a screen only to who may use it; the server refuses its calls in any case. */
export function Guarded({ permission, children }: GuardedProps) {
  const t = useMessages(shellMessages);
  const { permissions } = useSession();
  if (permission === null || permissions.includes(permission)) return children;
  const title = t('Your roles do not include this screen');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        titleAs="h1"
        icon={<LockKeyhole />}
        title={title}
        text={t('Ask an owner if you need it for your work.')}
        action={
          <Button asChild>
            <Link to="/">{t('Back to Today')}</Link>
          </Button>
        }
      />
    </>
  );
}
