import { useMessages } from '@mall/app/messages';
import { Dialog } from '@mall/ui';
import { useMemo } from 'react';
import { embeddingMessages } from '../messages/zh-TW/embedding';
import { Prose } from '../richtext/Prose';
import { cleanHtml } from './cleanHtml';

export interface HandedOverDialogProps {
  readonly html: string;
  /** Allowed targets of its forms. */
  readonly formActions: readonly string[];
  readonly onClose: () => void;
}

/** Shows HTML from the embedding site, such as a form that leads to the payment gateway. */
export default function HandedOverDialog({ html, formActions, onClose }: HandedOverDialogProps) {
  const t = useMessages(embeddingMessages);
  const clean = useMemo(() => cleanHtml(html, formActions), [html, formActions]);
  return (
    <Dialog open title={t('To go on')} onOpenChange={onClose}>
      <Prose dangerouslySetInnerHTML={{ __html: clean }} />
    </Dialog>
  );
}
