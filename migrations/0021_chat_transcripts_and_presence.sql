CREATE TABLE "chat_presence" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_transcripts" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"last_sequence" integer NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_blocks" ADD COLUMN "number_hash" text;--> statement-breakpoint
ALTER TABLE "conversation_transcripts" ADD CONSTRAINT "conversation_transcripts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_transcripts_conversation" ON "conversation_transcripts" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_blocks_number" ON "conversation_blocks" USING btree ("number_hash") WHERE "conversation_blocks"."number_hash" is not null;--> statement-breakpoint
CREATE INDEX "conversation_events_lead" ON "conversation_events" USING btree (("detail" ->> 'reference')) WHERE "conversation_events"."kind" = 'lead-made';