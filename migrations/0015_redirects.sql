CREATE TABLE "redirects" (
	"former" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"saved_by" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
