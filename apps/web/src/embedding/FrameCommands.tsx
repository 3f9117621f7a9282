import { retryableLazy } from '@mall/app/loading';
import { OverlayBoundary } from '@mall/app/overlays';
import { useConfigs, useMall } from '@mall/hooks';
import { badgesOptions, cartOptions } from '@mall/hooks/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openExternal } from './openExternal';
import { savePushToken } from './pushToken';
import { useFrameCommands } from './useFrameCommands';
import { Hydrating } from '../hydration/Hydrating';

const HandedOverDialog = retryableLazy(() => import('./HandedOverDialog'));

/** Runs the commands of the embedding site or the native shell (spec §2, Embedded-frame commands). */
export function FrameCommands() {
  const embedding = useConfigs().data?.embedding;
  const mall = useMall();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [html, setHtml] = useState<string>();
  const origins = useMemo(() => embedding && [location.origin, ...embedding.origins], [embedding]);
  useFrameCommands(origins, (command) => {
    switch (command.type) {
      case 'mall.cart':
        void client.invalidateQueries({ queryKey: cartOptions(mall, command.layer).queryKey });
        return void client.invalidateQueries({ queryKey: badgesOptions(mall).queryKey });
      case 'mall.route':
        return void navigate(command.path);
      case 'mall.external':
        return openExternal(command.url);
      case 'mall.hash':
        return void navigate({ hash: command.hash }, { replace: true });
      case 'mall.html':
        return setHtml(command.html);
      case 'mall.push_token':
        return savePushToken(mall, command.token);
    }
  });
  if (html === undefined) return null;
  return (
    <OverlayBoundary onError={() => setHtml(undefined)}>
      <Hydrating>
        <HandedOverDialog
          html={html}
          formActions={embedding?.form_actions ?? []}
          onClose={() => setHtml(undefined)}
        />
      </Hydrating>
    </OverlayBoundary>
  );
}
