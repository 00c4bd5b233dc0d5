CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"address" text NOT NULL,
	"weight" integer NOT NULL,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"withdraw_at" timestamp (3) with time zone,
	"plain_title" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "search_rules" (
	"id" integer PRIMARY KEY NOT NULL,
	"rules" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text PRIMARY KEY NOT NULL,
	"groups" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_documents_by_words" ON "search_documents" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_in_order" ON "search_documents" USING btree ("kind","weight" DESC NULLS LAST,"publish_at" DESC NULLS LAST,"key" collate "C");--> statement-breakpoint
CREATE INDEX "search_vocabulary_by_groups" ON "search_vocabulary" USING gin ("groups") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_vocabulary_by_beginning" ON "search_vocabulary" USING btree ("word" text_pattern_ops);