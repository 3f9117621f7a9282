ALTER TABLE "article_comments" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article_comments" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
-- Reports are rare: a shop with 300,000 posts has some thousands.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "article_reports_decided" ON "article_reports" USING btree ("resolved_at") WHERE "article_reports"."resolved_at" is not null;--> statement-breakpoint
-- Reports are rare, as above.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "article_reports_of_article" ON "article_reports" USING btree ("article_id");
