import { Dialog } from '@mall/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/useMessages';
import { embeddingMessages } from '../messages/zh-TW/embedding';
import { Prose } from '../richtext/Prose';
import { cleanHtml } from './cleanHtml';

export interface HandedOverDialogProps {
  readonly html: string;
  /** Where a form of it may lead. */
  readonly formActions: readonly string[];
  readonly onClose: () => void;
}

/** What the site that embeds this one handed over to be shown, such as the way to the payment gateway. */
export default function HandedOverDialog({ html, formActions, onClose }: HandedOverDialogProps) {
  const t = useMessages(embeddingMessages);
  const clean = useMemo(() => cleanHtml(html, formActions), [html, formActions]);
  return (
    <Dialog open title={t('To go on')} onOpenChange={onClose}>
      <Prose dangerouslySetInnerHTML={{ __html: clean }} />
    </Dialog>
  );
}
