import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { CannedReply } from '@mall/sdk/staff';
import { Alert, Button, Dialog, IconButton, Inline, Stack, Text } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { chatMessages } from '../messages/zh-TW/chat';
import { useDeskMutation } from '../session/useDeskMutation';
import { useMutationOnce } from '../session/useMutationOnce';
import { useStaff } from '../staff/StaffContext';
import { CannedForm } from './CannedForm';
import { cannedRepliesQuery, useShowCannedReplies } from './queries';

/** Adds, changes and deletes the texts that colleagues send often. */
export function CannedDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(chatMessages);
  const errorText = useErrorText();
  const staff = useStaff();
  const { succeedWithUndo, fail } = useToasts();
  const show = useShowCannedReplies();
  const { data = [], error } = useQuery(cannedRepliesQuery(staff));
  const [editing, setEditing] = useState<CannedReply | 'new'>();
  const remove = useDeskMutation((id: number) => staff.chat.deleteCannedReply(id), show);
  const restore = useMutationOnce(
    'canned-reply:restored',
    ({ title, text }: CannedReply, options) => staff.chat.saveCannedReply({ title, text }, options),
    show,
  );
  const drop = (reply: CannedReply) =>
    remove
      .mutateAsync(reply.id)
      .then(
        () =>
          succeedWithUndo(
            t('“{0}” is deleted', reply.title),
            () => void restore.mutateAsync(reply).catch(fail),
          ),
        fail,
      );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Canned replies')}
      description={t('All colleagues share them.')}
    >
      {editing === undefined ? (
        <Stack gap={3}>
          {error && <Alert tone="danger">{errorText(error)}</Alert>}
          <Stack as="ul" gap={2} style={{ listStyle: 'none', padding: 0 }}>
            {data.map((reply) => (
              <Inline key={reply.id} as="li" gap={2} wrap={false} justify="space-between">
                <div style={{ minWidth: 0 }}>
                  <Text strong>{reply.title}</Text>
                  <Text size="sm" tone="muted" clamp={2}>
                    {reply.text}
                  </Text>
                </div>
                <Inline gap={0} wrap={false}>
                  <IconButton
                    label={t('Change “{0}”', reply.title)}
                    onClick={() => setEditing(reply)}
                  >
                    <Pencil />
                  </IconButton>
                  <IconButton
                    label={t('Delete “{0}”', reply.title)}
                    aria-disabled={remove.isPending}
                    onClick={() => void drop(reply)}
                  >
                    <Trash2 />
                  </IconButton>
                </Inline>
              </Inline>
            ))}
          </Stack>
          {data.length === 0 && <Text tone="muted">{t('There are none yet.')}</Text>}
          <Button variant="secondary" startIcon={<Plus />} onClick={() => setEditing('new')}>
            {t('Add a canned reply')}
          </Button>
        </Stack>
      ) : (
        <CannedForm
          reply={editing === 'new' ? undefined : editing}
          onDone={() => setEditing(undefined)}
        />
      )}
    </Dialog>
  );
}
