import type { members } from '../../db/schema';
import type { DeskAddress } from '../../kernel/desk-address';

/** A member's own profile. */
export function presentProfile(
  member: typeof members.$inferSelect,
  {
    groupName,
    isPoster,
    desk,
  }: { readonly groupName: string; readonly isPoster: boolean; readonly desk: DeskAddress },
) {
  return {
    id: member.id,
    account: member.account,
    name: member.name,
    email: member.email,
    phone: member.phone,
    avatar: member.avatar,
    gid: member.gid,
    group_name: groupName,
    points: member.points,
    mobile_barcode: member.mobileBarcode,
    extra: { ...member.extra },
    has_password: member.passwordHash !== null,
    is_dealer: member.isDealer,
    is_poster: isPoster,
    is_staff: member.role === 'staff',
    // On the host of the shop a path, which is right at each of its names.
    desk_url: member.role === 'staff' ? `${desk.ownOrigin ?? ''}/desk` : null,
  };
}
