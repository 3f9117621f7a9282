import { useMessages } from '@mall/app/messages';
import type { DeskSession } from '@mall/sdk/staff';
import { BottomBar, SkipLink } from '@mall/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { shellMessages } from '../messages/zh-TW/shell';
import { LockScreen } from '../session/LockScreen';
import { refetchUnlocked } from '../session/queries';
import { SessionContext } from '../session/SessionContext';
import { StepUpDialog } from '../session/StepUpDialog';
import { useIdleLock } from '../session/useIdleLock';
import { useLastOpen } from '../session/useLastOpen';
import { useLock } from '../session/useLock';
import { DeskHeader } from './DeskHeader';
import { Frame, Main, Side, SideLink } from './DeskShell.styles';
import { KeysDialog } from './KeysDialog';
import { ScreenBoundary } from './ScreenBoundary';
import { isCurrent, screensFor } from './screens';
import { useDeskKeys } from './useDeskKeys';

/** The frame around every screen: header, navigation, lock. */
export function DeskShell({ session }: { readonly session: DeskSession }) {
  const client = useQueryClient();
  const lock = useLock();
  const open = useLastOpen(session);
  const isLocked = session.state === 'locked';
  useIdleLock(!isLocked, () => lock.mutate());
  useEffect(() => (isLocked ? () => void refetchUnlocked(client) : undefined), [client, isLocked]);
  return (
    <>
      {open && (
        <SessionContext value={open}>
          <OpenDesk session={open} isLocked={isLocked} onLock={() => lock.mutate()} />
          <StepUpDialog />
        </SessionContext>
      )}
      {isLocked && <LockScreen session={session} />}
    </>
  );
}

interface OpenDeskProps {
  readonly session: DeskSession;
  readonly isLocked: boolean;
  readonly onLock: () => void;
}

function OpenDesk({ session, isLocked, onLock }: OpenDeskProps) {
  const t = useMessages(shellMessages);
  const { pathname, search } = useLocation();
  const [areKeysShown, showKeys] = useState(false);
  const screens = screensFor(session.permissions);
  useDeskKeys(screens, !isLocked, () => showKeys(true));
  return (
    <Frame>
      <SkipLink />
      <DeskHeader session={session} onLock={onLock} />
      <Side aria-label={t('Screens')}>
        {screens.map((screen) => (
          <SideLink
            key={screen.path}
            to={screen.path}
            aria-current={isCurrent(screen, pathname) ? 'page' : undefined}
          >
            <screen.icon aria-hidden />
            {t(screen.label)}
          </SideLink>
        ))}
      </Side>
      <Main id="main" tabIndex={-1}>
        <ScreenBoundary location={pathname + search}>
          <Suspense>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </Main>
      <BottomBar
        items={screens.map((screen) => ({
          href: screen.path,
          label: t(screen.label),
          icon: <screen.icon aria-hidden />,
          current: isCurrent(screen, pathname),
        }))}
      />
      <KeysDialog open={areKeysShown} onOpenChange={showKeys} screens={screens} />
    </Frame>
  );
}
