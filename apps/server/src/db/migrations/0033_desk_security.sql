CREATE TABLE "desk_attempts" (
	"kind" text NOT NULL,
	"colleague_id" integer NOT NULL,
	"network" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"call" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_attempts_kind_colleague_id_network_hour_call_pk" PRIMARY KEY("kind","colleague_id","network","hour","call")
);
--> statement-breakpoint
CREATE TABLE "desk_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD COLUMN "device_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD COLUMN "challenge_use" text;--> statement-breakpoint
CREATE INDEX "desk_attempts_time" ON "desk_attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "desk_challenges_expiry" ON "desk_challenges" USING btree ("expires_at");