DROP INDEX "outbox_waiting";--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("channel",(case when "expires_at" is not null then 0 when "attempts" = 0 then 1 else 2 end),"try_at") WHERE "outbox"."delivered_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE FUNCTION announce_outbox() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('outbox_written', ''); RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER outbox_written AFTER INSERT ON "outbox" FOR EACH STATEMENT EXECUTE FUNCTION announce_outbox();
