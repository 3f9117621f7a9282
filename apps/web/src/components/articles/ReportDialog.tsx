import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { formFields } from '@mall/contract/messages/zh-TW';
import { cleanText, lengthOf } from '@mall/contract/text';
import { useArticleReport } from '@mall/hooks';
import { Button, Dialog, Field, RadioCard, RadioGroup, Stack, Textarea } from '@mall/ui';
import { useState } from 'react';
import { reportMessages } from '../../messages/zh-TW/reports';

export interface ReportDialogProps {
  /** The post's id. */
  readonly a_id: number;
  /** The comment's id, when a comment is reported. */
  readonly comment_id?: number | undefined;
  readonly onClose: () => void;
}

const REASONS = [
  'Advertising or fraud',
  'False information',
  'Harassment or hate',
  'Privacy or intellectual property',
  'Something else',
] as const;
/** The longest reason that the mall takes. */
const LONGEST = 500;
type Reason = (typeof REASONS)[number];

/** Reports a post or a comment to the shop. */
export default function ReportDialog({ a_id, comment_id, onClose }: ReportDialogProps) {
  const t = useMessages(reportMessages);
  const say = useMessages(formFields);
  const { succeed, fail } = useToasts();
  const { mutateAsync: report, isPending } = useArticleReport();
  const [reason, setReason] = useState<Reason>();
  const [more, setMore] = useState('');
  const [asked, setAsked] = useState(false);
  const free = reason === 'Something else';
  const text = free ? cleanText(more) : reason && t(reason);
  const isTooLong = lengthOf(text ?? '') > LONGEST;

  async function send(): Promise<void> {
    setAsked(true);
    if (!text || isTooLong) return;
    try {
      await report({ a_id, ...(comment_id !== undefined && { comment_id }), reason: text });
      succeed(t('Thank you, we will review it soon'));
      onClose();
    } catch (error) {
      fail(error);
    }
  }

  return (
    <Dialog
      open
      size="sm"
      title={t(comment_id === undefined ? 'Report this post' : 'Report this comment')}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button loading={isPending} onClick={() => void send()}>
            {t('Send report')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <RadioGroup
          label={t('What is wrong with it?')}
          value={reason ?? ''}
          onValueChange={(value) => setReason(REASONS.find((each) => each === value))}
          error={asked && !reason && t('Please choose a reason')}
        >
          {REASONS.map((each) => (
            <RadioCard key={each} value={each} title={t(each)} />
          ))}
        </RadioGroup>
        {free && (
          <Field
            label={t('Please tell us more')}
            required
            error={
              (asked && !text && t('Please say what is wrong')) ||
              (isTooLong && say('at most {0} characters', LONGEST))
            }
          >
            <Textarea autoFocus value={more} onChange={(event) => setMore(event.target.value)} />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
