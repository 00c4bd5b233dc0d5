import { maintenanceInFile } from '../../app/core/maintenance/maintenance.server.ts'
import { nextVisit, type Visit } from '../../app/core/maintenance/maintenance.ts'

/** The next visit of an Xpander with so many kilometres that is at least so many months old. */
export function nextOfXpander(kilometres: number | null, atLeast?: number, variant: string | null = 'ultimate-cvt') {
  const age = atLeast === undefined ? null : { atLeast, atMost: atLeast + 12 }
  return nextVisit(maintenanceInFile, { model: 'xpander', variant, year: null }, { kilometres, age })
}

export function visitsOfXpander(kilometres: number, atLeast?: number): Visit[] {
  const answer = nextOfXpander(kilometres, atLeast)
  return answer.known ? answer.visits : []
}
