import { useMessages } from '@mall/app/messages';
import { Breadcrumb, Container, Heading, Stack, Text } from '@mall/ui';
import type { ReactNode } from 'react';
import { to } from '../../paths/paths';
import { memberMenuMessages } from '../../messages/zh-TW/memberMenu';
import { PageTitle } from '../../navigation/PageTitle';
import { MemberNav } from './MemberNav';
import { Columns, Content, OnPhone, Side } from './MemberPage.styles';

export interface MemberPageProps {
  readonly title: string;
  /** A sentence about the page's purpose. */
  readonly lead?: string;
  /** Whether it is the overview, which has no back link. */
  readonly isOverview?: boolean;
  readonly children: ReactNode;
}

/**
 * A page of the member centre, beside the menu; on a phone it has a link back to the overview.
 *
 * @example
 * <MemberPage title={t('Profile')}>…</MemberPage>
 */
export function MemberPage({ title, lead, isOverview = false, children }: MemberPageProps) {
  const t = useMessages(memberMenuMessages);
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Columns>
        <Side>
          <MemberNav />
        </Side>
        <Content>
          {!isOverview && (
            <OnPhone>
              <Breadcrumb
                items={[{ label: t('My account'), href: to.member.overview() }, { label: title }]}
              />
            </OnPhone>
          )}
          <Stack gap={1}>
            <Heading level={1}>{title}</Heading>
            {lead && <Text tone="muted">{lead}</Text>}
          </Stack>
          {children}
        </Content>
      </Columns>
    </Container>
  );
}
