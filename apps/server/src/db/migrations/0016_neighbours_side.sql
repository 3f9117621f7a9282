-- Reads article_comments once while it stays writable; 0014 added the constraint NOT VALID.
ALTER TABLE "article_comments" VALIDATE CONSTRAINT "article_comments_parent_id_article_comments_id_fk";--> statement-breakpoint
ALTER TABLE "article_media" ADD COLUMN "alt" text;
