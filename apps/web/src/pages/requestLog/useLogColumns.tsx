import { useMessages } from '@mall/app/messages';
import type { DataColumn } from '@mall/ui/data-display';
import { requestLogMessages } from '../../messages/zh-TW/requestLog';
import type { LoggedRequest } from '../../requestLog/log';

/** The columns of the log: the request, its result, and its id in the server's log. */
export function useLogColumns(): readonly DataColumn<LoggedRequest>[] {
  const t = useMessages(requestLogMessages);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Taipei', timeStyle: 'medium' });
  return [
    {
      key: 'request',
      header: t('Request'),
      cell: ({ method, path }) => (
        <code>
          {method} {path}
        </code>
      ),
    },
    { key: 'time', header: t('Time'), figure: true, cell: ({ sentAt }) => clock.format(sentAt) },
    {
      key: 'status',
      header: t('Status'),
      figure: true,
      cell: ({ status }) => status ?? t('No answer'),
    },
    { key: 'code', header: t('Failure code'), figure: true, cell: ({ code }) => code ?? '—' },
    {
      key: 'ms',
      header: t('Duration'),
      figure: true,
      cell: ({ ms }) => t('{0} ms', ms),
    },
    {
      key: 'id',
      header: t('Request id'),
      cell: ({ requestId }) => (requestId ? <code>{requestId}</code> : '—'),
    },
  ];
}
