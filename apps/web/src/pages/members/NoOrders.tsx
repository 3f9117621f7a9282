import { useMessages } from '@mall/app/messages';
import { Button, Card, Inline, Text } from '@mall/ui';
import { Link } from 'react-router-dom';
import { memberMessages } from '../../messages/zh-TW/members';
import { to } from '../../paths/paths';

/** For a member without orders. */
export function NoOrders() {
  const t = useMessages(memberMessages);
  return (
    <Card>
      <Inline justify="space-between">
        <Text tone="muted">{t('No orders yet: see what is fresh today.')}</Text>
        <Button asChild size="sm">
          <Link to={to.mall()}>{t('Browse the shop')}</Link>
        </Button>
      </Inline>
    </Card>
  );
}
