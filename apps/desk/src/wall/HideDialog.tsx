import { useMessages } from '@mall/app/messages';
import { cleanText, lengthOf } from '@mall/contract/text';
import type { WallCase } from '@mall/sdk/staff';
import { Button, Dialog, Field, RadioCard, RadioGroup, Stack, Text, Textarea } from '@mall/ui';
import { useState } from 'react';
import { useDraftText } from '../edit/useDraftText';
import { useLeaveGuard } from '../edit/LeaveGuard';
import { wallMessages } from '../messages/zh-TW/wall';

const REASONS = [
  'It is advertising or fraud',
  'The content is untrue',
  'It harasses or insults others',
  'It violates privacy or the rights of others',
  'Another reason',
] as const;
/** The longest reason that the server takes. */
const LONGEST = 200;
type Reason = (typeof REASONS)[number];

export interface HideDialogProps {
  readonly wallCase: WallCase;
  readonly isSaving: boolean;
  readonly onClose: () => void;
  /** Hides it for a reason. @returns whether it is hidden; otherwise the dialog stays, with what was typed */
  readonly onConfirm: (reason: string) => Promise<boolean>;
}

/** Asks why a post or a comment is hidden, and shows what its author will read. */
export function HideDialog({ wallCase, isSaving, onClose, onConfirm }: HideDialogProps) {
  const t = useMessages(wallMessages);
  const [reason, setReason] = useState<Reason>();
  const { type, id } = wallCase.target;
  const { text: own, setText: setOwn, clear } = useDraftText(`hide:${type}:${id}`);
  const [isAsked, setIsAsked] = useState(false);
  const isPost = wallCase.target.type === 'article';
  const isOwn = reason === 'Another reason';
  const text = isOwn ? cleanText(own) : reason && t(reason);
  const isTooLong = lengthOf(text ?? '') > LONGEST;
  const mayClose = useLeaveGuard(isOwn && own !== '', clear);
  const close = () =>
    void mayClose().then((mayLeave) => {
      if (mayLeave) onClose();
    });
  async function confirm(): Promise<void> {
    setIsAsked(true);
    if (!text || isTooLong || !(await onConfirm(text))) return;
    clear();
    onClose();
  }
  return (
    <Dialog
      open
      sheet
      onOpenChange={close}
      title={t(isPost ? 'Hide the post of {0}?' : 'Hide the comment of {0}?', wallCase.author)}
      description={t('Afterwards only the author sees it. It can be shown again at any time.')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('Close')}
          </Button>
          <Button loading={isSaving} onClick={() => void confirm()}>
            {t('Hide')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label={t('Reason')}
          value={reason ?? ''}
          onValueChange={(value) => setReason(REASONS.find((each) => each === value))}
          error={isAsked && !reason && t('Please choose a reason')}
        >
          {REASONS.map((each) => (
            <RadioCard key={each} value={each} title={t(each)} />
          ))}
        </RadioGroup>
        {isOwn && (
          <Field
            required
            label={t('The reason in your words')}
            error={
              (isAsked && !text && t('Please give a reason')) ||
              (isTooLong && t('At most {0} characters', LONGEST))
            }
          >
            <Textarea value={own} onChange={({ target }) => setOwn(target.value)} />
          </Field>
        )}
        <Text tone="muted" size="sm">
          {t(
            isPost
              ? 'The author reads: your post was hidden. Reason: {0}'
              : 'The author reads: your comment was hidden. Reason: {0}',
            text || '…',
          )}
        </Text>
      </Stack>
    </Dialog>
  );
}
