CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_once" CHECK ("push_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"session" "bytea" PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_sessions_token_hash_fk" FOREIGN KEY ("session") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Every notification is pushed to the devices that its member is signed in on, whoever inserts it. What joins
-- an unread one is an update, and is not pushed again.
CREATE FUNCTION push_notification() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO outbox (kind, payload)
  SELECT 'push', jsonb_build_object('notification', NEW.id::text, 'session', sessions.id::text)
  FROM sessions
  WHERE sessions.member_id = NEW.member_id AND NEW.read_at IS NULL
  AND sessions.revoked_at IS NULL AND sessions.expires_at > now()
  AND (
    sessions.fcm_token IS NOT NULL
    OR EXISTS (SELECT 1 FROM push_subscriptions WHERE push_subscriptions.session = sessions.token_hash)
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER notifications_push
AFTER INSERT ON notifications
FOR EACH ROW EXECUTE FUNCTION push_notification();
