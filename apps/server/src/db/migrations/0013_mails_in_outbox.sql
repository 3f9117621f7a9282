INSERT INTO "outbox" ("id", "kind", "payload", "state", "attempts", "next_try_at", "sent_at", "created_at")
SELECT "id", 'mail', jsonb_build_object('to', "to", 'subject', "subject", 'text', "text", 'html', "html"),
	CASE WHEN "sent_at" IS NOT NULL THEN 'sent' WHEN "due_at" IS NOT NULL THEN 'waiting' WHEN "text" = '' THEN 'failed' ELSE 'held' END,
	"attempts", coalesce("due_at", "created_at"), "sent_at", "created_at"
FROM "mails";--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('outbox', 'id'), (SELECT coalesce(max("id"), 0) + 1 FROM "outbox"), false);--> statement-breakpoint
DROP TABLE "mails" CASCADE;
