CREATE TABLE "chat_conversations" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"latest_id" integer NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_conversations_unread" CHECK ("chat_conversations"."unread" >= 0)
);
--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_conversations_list" ON "chat_conversations" USING btree (("unread" > 0),"latest_id");--> statement-breakpoint
INSERT INTO "chat_conversations" ("member_id", "latest_id", "unread")
SELECT "member_id", max("id"), count(*) FILTER (WHERE "read_at" IS NULL AND "author_id" = "member_id")
FROM "chat_messages" GROUP BY "member_id";
