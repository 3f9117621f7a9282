import { retryableLazy } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { OverlayBoundary } from '@mall/app/overlays';
import type { DeskSession } from '@mall/sdk/staff';
import { Badge, SkipLink } from '@mall/ui';
import { useCommandKey } from '@mall/ui/desk';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ChatProvider } from '../chat/ChatProvider';
import { LeaveGuardProvider } from '../edit/LeaveGuardProvider';
import { shellMessages } from '../messages/zh-TW/shell';
import { LockScreen } from '../session/LockScreen';
import { refetchUnlocked } from '../session/queries';
import { SessionContext } from '../session/SessionContext';
import { StepUpDialog } from '../session/StepUpDialog';
import { useIdleLock } from '../session/useIdleLock';
import { useLastOpen } from '../session/useLastOpen';
import { useLock } from '../session/useLock';
import { DeskBottomBar } from './DeskBottomBar';
import { DeskHeader } from './DeskHeader';
import { Frame, Main, Side, SideLink } from './DeskShell.styles';
import { KeysDialog } from './KeysDialog';
import { ScreenBoundary } from './ScreenBoundary';
import { isCurrent, screensFor, type Screen } from './screens';
import { useDeskKeys } from './useDeskKeys';
import { useWaitingWork } from './useWaitingWork';

const DeskPalette = retryableLazy(() => import('./DeskPalette'));

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
          <ChatProvider isActive={!isLocked}>
            <LeaveGuardProvider>
              <OpenDesk session={open} isLocked={isLocked} onLock={() => lock.mutate()} />
            </LeaveGuardProvider>
          </ChatProvider>
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
  const [isPaletteOpen, openPalette] = useState(false);
  const screens = screensFor(session.permissions);
  const waiting = useWaitingWork(!isLocked);
  const current = screens.find((screen) => isCurrent(screen, pathname));
  useCommandKey(() => openPalette(!isLocked));
  useDeskKeys(screens, !isLocked, () => showKeys(true));
  const waitText = ({ path }: Screen) => t('{0} wait', waiting[path] ?? 0);
  // A page below a screen that fills the window has its own bar at the bottom, and a way back.
  const hasBottomBar = !current?.fills || current.path === pathname;
  return (
    <Frame>
      <SkipLink />
      <DeskHeader
        session={session}
        onLock={onLock}
        onKeys={() => showKeys(true)}
        onSearch={() => openPalette(true)}
      />
      <Side aria-label={t('Screens')}>
        {screens.map((screen) => (
          <SideLink
            key={screen.path}
            to={screen.path}
            aria-current={screen === current ? 'page' : undefined}
          >
            <Badge count={waiting[screen.path] ?? 0} label={waitText(screen)}>
              <screen.icon aria-hidden />
            </Badge>
            {t(screen.label)}
          </SideLink>
        ))}
      </Side>
      <Main id="main" tabIndex={-1} data-fills={current?.fills}>
        <ScreenBoundary location={pathname + search}>
          <Suspense>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </Main>
      {hasBottomBar && (
        <DeskBottomBar screens={screens} current={current} waiting={waiting} waitText={waitText} />
      )}
      <OverlayBoundary open={String(isPaletteOpen)} onError={() => openPalette(false)}>
        <Suspense>
          {isPaletteOpen && !isLocked && (
            <DeskPalette
              screens={screens}
              onClose={() => openPalette(false)}
              onLock={onLock}
              onKeys={() => showKeys(true)}
            />
          )}
        </Suspense>
      </OverlayBoundary>
      <KeysDialog open={areKeysShown} onOpenChange={showKeys} screens={screens} />
    </Frame>
  );
}
