CREATE TABLE "desk_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "desk_challenges_expiry" ON "desk_challenges" USING btree ("expires_at");