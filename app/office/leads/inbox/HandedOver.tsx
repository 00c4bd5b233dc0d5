import { useSearchParams } from 'react-router'
import { DoneBar } from '../DoneBar.tsx'

/** Takes back that a lead was handed over which the employee can no longer open. The address names the lead and the event. */
export function HandedOver() {
  const [query] = useSearchParams()
  const [, reference, number] = /^([A-Z0-9-]{1,20}):(\d{1,6})$/.exec(query.get('dialihkan') ?? '') ?? []
  if (!reference) return null
  return <DoneBar key={reference} result={{ done: [{ reference, number: Number(number) }], refused: 0, at: 0 }} />
}
