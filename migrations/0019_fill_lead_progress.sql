-- The state of the leads that were sent before the office existed: nobody has answered them here.
INSERT INTO "lead_progress" ("lead_id", "kind", "status", "dealer_id", "asked_at", "due_at", "promised_by", "terms")
SELECT
  l.id, l.kind,
  CASE WHEN e.ended THEN 'cancelled' ELSE 'new' END,
  CASE WHEN e.deciding = 'not-yet-qualified' THEN NULL ELSE l.dealer_id END,
  e.asked_at,
  CASE WHEN e.ended THEN NULL ELSE e.answer_by END,
  e.promised_by,
  array_to_tsvector(
    ARRAY(
      SELECT DISTINCT 'n' || left(regexp_replace(word, '[^a-z0-9]', '', 'g'), 40)
      FROM regexp_split_to_table(
        regexp_replace(lower(normalize(l.name || ' ' || coalesce(l.payload->>'company', ''), NFKD)), '[\u0300-\u036f''’]', '', 'g'),
        '[^[:alnum:]]+'
      ) AS word
      WHERE word ~ '[a-z0-9]'
    )
    || ARRAY['p' || digits.national, 't' || right(digits.national, 4)]
    || ARRAY['r' || lower(replace(l.reference, '-', '')), 'r' || substr(lower(replace(l.reference, '-', '')), 3)]
    || CASE WHEN l.payload ? 'plate' THEN ARRAY['k' || regexp_replace(lower(l.payload->>'plate'), '[^a-z0-9]', '', 'g')] ELSE '{}' END
  )
FROM "leads" l
JOIN (
  SELECT
    lead_id,
    bool_or(kind IN ('cancelled', 'consent-withdrawn')) AS ended,
    (array_agg(at ORDER BY number DESC) FILTER (WHERE kind = 'received'))[1] AS asked_at,
    (array_agg(answer_by ORDER BY number DESC))[1] AS answer_by,
    (array_agg(answer_by ORDER BY number DESC) FILTER (
      WHERE answer_by IS NOT NULL AND kind IN ('received', 'moved', 'dealer-changed', 'dealer-asked')
    ))[1] AS promised_by,
    (array_agg(kind ORDER BY number DESC) FILTER (
      WHERE kind IN ('qualified', 'not-yet-qualified', 'dealer-changed')
    ))[1] AS deciding
  FROM "lead_events" GROUP BY lead_id HAVING bool_or(kind = 'received')
) e ON e.lead_id = l.id
CROSS JOIN LATERAL (
  SELECT regexp_replace(regexp_replace(l.phone, '\D', '', 'g'), '^(00)?(62)?0?', '') AS national
) digits;
--> statement-breakpoint
-- Wakes the open inboxes of all instances.
CREATE FUNCTION announce_lead_progress() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('lead_progress_changed', ''); RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER lead_progress_changed AFTER INSERT OR UPDATE ON "lead_progress" FOR EACH STATEMENT EXECUTE FUNCTION announce_lead_progress();
