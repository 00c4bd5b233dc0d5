import { dueAt, visitAt } from '../../core/maintenance/maintenance.ts'
import type { Maintenance, VisitKind, Work } from '../../core/maintenance/maintenance-schema.ts'

export type DrawnVisit = { kilometres: number; minutes: number; kind: VisitKind }
/** Visits with the same work. */
export type VisitGroup = { kind: VisitKind; minutes: number; works: readonly Work[]; marks: number[] }

const anyCar = { model: '', variant: null, year: null }

/** The visits of the written schedule, with the work that every car needs. */
export function visitGroups(maintenance: Maintenance): { visits: DrawnVisit[]; groups: VisitGroup[] } {
  const { rule } = maintenance
  const last = rule.writtenUpTo.kilometres / rule.every.kilometres
  const visits = Array.from({ length: last + 1 }, (_, number) => {
    const { kilometres } = dueAt(maintenance, number)
    return visitAt(maintenance, anyCar, number, { kilometres, age: null })
  })
  const byWork = Map.groupBy(visits, ({ works }) => works.join())
  const groups = [...byWork.values()].flatMap((same) => {
    const [first] = same
    const marks = same.map(({ kilometres }) => kilometres)
    return first ? [{ kind: first.kind, minutes: first.minutes, works: first.works, marks }] : []
  })
  return { visits: visits.map(({ kilometres, minutes, kind }) => ({ kilometres, minutes, kind })), groups }
}
