import { useMessages } from '@mall/app/messages';
import { useChat, useConfigs, useSession } from '@mall/hooks';
import { BackButton, Button, Container, EmptyState, Link as TextLink } from '@mall/ui';
import { MessagesSquare } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { Conversation } from '../../components/chat/Conversation';
import { OrderOffer } from '../../components/chat/OrderOffer';
import { chatMessages } from '../../messages/zh-TW/chat';
import { to } from '../../paths/paths';
import { PageTitle } from '../../navigation/PageTitle';
import { useGoBack } from '../../bars/useGoBack';
import { FullScreen, OnPhone, ServicePanel } from './ServicePage.styles';

/** `/service`: the conversation with customer service, on the whole screen (spec §2). */
export default function ServicePage() {
  const session = useSession();
  if (!session) return <GuestsService />;
  const { is_staff: isStaff, desk_url: desk } = session.profile;
  return isStaff ? <StaffsService chatUrl={`${desk ?? '/desk'}/chat`} /> : <MembersService />;
}

function MembersService() {
  const t = useMessages(chatMessages);
  const chat = useChat();
  const goBack = useGoBack();
  const [search, setSearch] = useSearchParams();
  const order = search.get('order');
  const name = t('Help');
  return (
    <>
      <FullScreen />
      <PageTitle>{chat.unread > 0 ? `（${chat.unread}）${name}` : name}</PageTitle>
      <ServicePanel>
        <Conversation
          chat={chat}
          titleAs="h1"
          start={
            <OnPhone>
              <BackButton onClick={goBack} />
            </OnPhone>
          }
          offered={
            order !== null && (
              <OrderOffer
                id={order}
                onSend={chat.sendOrder}
                onClose={() => setSearch({}, { replace: true })}
              />
            )
          }
        />
      </ServicePanel>
    </>
  );
}

/**
 * Staff have no conversation of their own: their messages here would reach nobody.
 *
 * @param chatUrl the chat of the staff's own site, which is no route of this one.
 */
function StaffsService({ chatUrl }: { readonly chatUrl: string }) {
  const t = useMessages(chatMessages);
  return (
    <Container width="reading">
      <PageTitle>{t('Help')}</PageTitle>
      <EmptyState
        titleAs="h1"
        icon={<MessagesSquare />}
        title={t('This is where members talk to us')}
        text={t(
          'You are signed in as one of the shop: answer members at the desk. To see what a member sees, sign in with a member’s account.',
        )}
        action={
          <Button asChild>
            <a href={chatUrl}>{t('Answer at the desk')}</a>
          </Button>
        }
      />
    </Container>
  );
}

function GuestsService() {
  const t = useMessages(chatMessages);
  const mailbox = useConfigs().data?.common.email;
  return (
    <Container width="reading">
      <PageTitle>{t('Help')}</PageTitle>
      <EmptyState
        titleAs="h1"
        icon={<MessagesSquare />}
        title={t('Sign in to talk to us')}
        text={
          <>
            {t('We keep your conversation and can look up your orders right away.')}
            {mailbox && (
              <>
                <br />
                <TextLink href={`mailto:${mailbox}`}>{t('Or write to {0}', mailbox)}</TextLink>
              </>
            )}
          </>
        }
        action={
          <Button asChild>
            <Link to={to.login(to.service())}>{t('Sign in')}</Link>
          </Button>
        }
      />
    </Container>
  );
}
