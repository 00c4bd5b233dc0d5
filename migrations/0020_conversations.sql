CREATE TABLE "conversation_blocks" (
	"device_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_events" (
	"conversation_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"staff_id" text,
	"staff_name" text,
	"client_id" text,
	"text" text,
	"detail" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_events_conversation_id_sequence_pk" PRIMARY KEY("conversation_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "conversation_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"phone_proved_at" timestamp (3) with time zone,
	"page" text NOT NULL,
	"zone" text,
	"dealer_id" text,
	"agent_id" text,
	"agent_name" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"last_sequence" integer NOT NULL,
	"visitor_received" integer DEFAULT 0 NOT NULL,
	"visitor_read" integer DEFAULT 0 NOT NULL,
	"staff_received" integer DEFAULT 0 NOT NULL,
	"staff_read" integer DEFAULT 0 NOT NULL,
	"bucket_full_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "conversation_events" ADD CONSTRAINT "conversation_events_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_files" ADD CONSTRAINT "conversation_files_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_events_client" ON "conversation_events" USING btree ("conversation_id","client_id");--> statement-breakpoint
CREATE INDEX "conversation_files_conversation" ON "conversation_files" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waiting_since") WHERE "conversations"."waiting_since" is not null and "conversations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_agent" ON "conversations" USING btree ("agent_id","last_at") WHERE "conversations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_dealer" ON "conversations" USING btree ("dealer_id","last_at");--> statement-breakpoint
CREATE INDEX "conversations_last" ON "conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "conversations_phone" ON "conversations" USING btree ("phone") WHERE "conversations"."phone" is not null;--> statement-breakpoint
CREATE INDEX "conversations_device" ON "conversations" USING btree ("device_hash");