CREATE TABLE "backups" (
	"finished_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_at") WHERE "outbox"."dead_at" is not null;