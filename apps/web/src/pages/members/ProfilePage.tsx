import { useMessages } from '@mall/app/messages';
import { useExtraColumns, useProfile } from '@mall/hooks';
import { LoadedCard } from '../../components/members/LoadedCard';
import { MemberPage } from '../../components/members/MemberPage';
import { memberMessages } from '../../messages/zh-TW/members';
import { AvatarEditor } from './AvatarEditor';
import { ProfileForm } from './ProfileForm';

/** `/member/profile`: name, phone, email, the shop's extra fields, and the member's picture. */
export default function ProfilePage() {
  const t = useMessages(memberMessages);
  const profile = useProfile();
  const columns = useExtraColumns();
  const failed = t('Your profile could not be loaded');
  return (
    <MemberPage title={t('Profile')}>
      <LoadedCard query={profile} failed={failed} height={72}>
        {(known) => <AvatarEditor profile={known} />}
      </LoadedCard>
      <LoadedCard
        failed={failed}
        height={680}
        query={{
          data: profile.data && columns.data && { profile: profile.data, columns: columns.data },
          error: profile.error ?? columns.error,
          refetch: () => Promise.all([profile.refetch(), columns.refetch()]),
        }}
      >
        {(known) => <ProfileForm key={known.profile.id} {...known} />}
      </LoadedCard>
    </MemberPage>
  );
}
