CREATE TABLE "calendar_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"dealer_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"value" jsonb,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "capacity_on_days" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "demonstration_fleet" jsonb;--> statement-breakpoint
CREATE INDEX "calendar_changes_subject" ON "calendar_changes" USING btree ("dealer_id","kind","subject","id");--> statement-breakpoint
CREATE INDEX "lead_events_calendar" ON "lead_events" USING btree ("dealer_id","starts_at") WHERE "lead_events"."starts_at" is not null;