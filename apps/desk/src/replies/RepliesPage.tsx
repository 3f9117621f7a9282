import { useMessages } from '@mall/app/messages';
import type { CannedReply } from '@mall/sdk/staff';
import { defineList } from '../list/ListDefinition';
import { ListPage } from '../list/ListPage';
import { replyMessages } from '../messages/zh-TW/replies';
import { useStaff } from '../staff/StaffContext';

/** `/desk/replies`: the texts that colleagues send often. */
export default function RepliesPage() {
  const t = useMessages(replyMessages);
  const staff = useStaff();
  const list = defineList<CannedReply>({
    title: t('Canned replies'),
    query: () => ({
      key: ['replies'],
      read: async () => ({ rows: await staff.chat.cannedReplies(), next: null }),
    }),
    columns: () => [
      { key: 'title', header: t('Title'), cell: ({ title }) => title },
      { key: 'text', header: t('Text'), cell: ({ text }) => text },
    ],
    keyOf: ({ id }) => String(id),
    nameOf: ({ title }) => title,
    failed: t('The canned replies could not be loaded'),
    empty: () => ({ title: t('No canned replies yet') }),
  });
  return <ListPage list={list} />;
}
