CREATE TABLE "privacy_breach_corrections" (
	"breach_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"happened" text NOT NULL,
	"exposed" text NOT NULL,
	"measures" text NOT NULL,
	"affected" integer NOT NULL,
	"noticed_at" timestamp (3) with time zone NOT NULL,
	"corrected_by" text NOT NULL,
	"corrected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "privacy_breach_corrections_breach_id_number_pk" PRIMARY KEY("breach_id","number")
);
--> statement-breakpoint
ALTER TABLE "privacy_breach_corrections" ADD CONSTRAINT "privacy_breach_corrections_breach_id_privacy_breaches_id_fk" FOREIGN KEY ("breach_id") REFERENCES "public"."privacy_breaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Open streams of an employee end when a session, the role or the dealers change.
CREATE FUNCTION "announce_staff_access"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_access_changed', OLD.staff_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "announce_staff_role"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_access_changed', NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "staff_sessions_ended" AFTER DELETE ON "staff_sessions"
FOR EACH ROW EXECUTE FUNCTION "announce_staff_access"();
--> statement-breakpoint
CREATE TRIGGER "staff_dealers_removed" AFTER DELETE ON "staff_dealers"
FOR EACH ROW EXECUTE FUNCTION "announce_staff_access"();
--> statement-breakpoint
CREATE TRIGGER "staff_access_changed" AFTER UPDATE OF "role", "left_at" ON "staff"
FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.left_at IS DISTINCT FROM NEW.left_at)
EXECUTE FUNCTION "announce_staff_role"();
