import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { DemoColleague } from '@mall/sdk/staff';
import { Button, Stack, Text } from '@mall/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { signInMessages } from '../messages/zh-TW/signIn';
import { useRoleText } from '../page/useRoleText';
import { applySession, demoColleaguesQuery } from '../session/queries';
import { useStaff } from '../staff/StaffContext';

/** One button for each colleague of the demo shop; nothing in a real shop. */
export function DemoColleagues() {
  const t = useMessages(signInMessages);
  const { nameOf } = useRoleText();
  const staff = useStaff();
  const client = useQueryClient();
  const { fail } = useToasts();
  const { data: colleagues = [] } = useQuery(demoColleaguesQuery(staff));
  const signIn = useMutation({
    mutationFn: ({ role }: DemoColleague) => staff.session.signInToDemo(role),
    onSuccess: (session) => applySession(client, session),
    onError: fail,
  });
  if (colleagues.length === 0) return null;
  return (
    <Stack gap={3} as="section" aria-label={t('Demo: sign in with one press')}>
      <Text size="sm" tone="muted" style={{ textAlign: 'center' }}>
        {t('Demo: sign in with one press')}
      </Text>
      {colleagues.map((colleague) => (
        <Button
          key={colleague.role}
          variant="secondary"
          fullWidth
          loading={signIn.isPending && signIn.variables === colleague}
          onClick={() => signIn.mutate(colleague)}
        >
          {t('Sign in as {0} ({1})', nameOf(colleague.role), colleague.name)}
        </Button>
      ))}
    </Stack>
  );
}
