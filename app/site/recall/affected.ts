import type { Recall } from '../../core/content/recall-schema.ts'

/** The recalls whose frame numbers contain this one. A number that does not end with six digits is in none of them. */
export function recallsFor<One extends Pick<Recall, 'frameNumbers'>>(recalls: readonly One[], number: string): One[] {
  const serial = number.slice(-6)
  if (!/^\d{6}$/.test(serial)) return []
  return recalls.filter(
    ({ frameNumbers: { wmi, serialFrom, serialUntil } }) =>
      number.startsWith(wmi) && serialFrom <= serial && serial <= serialUntil,
  )
}
