-- Every member belongs to a group, and new members to the first one: without it nobody could join a new shop.
insert into groups (id, name) values (1, '一般會員') on conflict (id) do nothing;--> statement-breakpoint
-- The next group that the database numbers must not collide with the first one.
select setval(pg_get_serial_sequence('groups', 'id'), (select max(id) from groups));
