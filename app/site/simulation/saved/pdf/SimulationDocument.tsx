import { Document } from '@react-pdf/renderer'
import { as } from '~/core/documents/elements.tsx'
import { Sheet } from '~/core/documents/Sheet.tsx'
import type { Picture } from '~/core/documents/vector/picture.ts'
import { Balance } from './Balance.tsx'
import { CashFigures } from './CashFigures.tsx'
import { CreditFigures } from './CreditFigures.tsx'
import type { Credit, Facts } from './facts.ts'
import { Imprint, Sources } from './Imprint.tsx'
import { Insurance } from './Insurance.tsx'
import { Opening } from './Opening.tsx'
import { Schedule } from './Schedule.tsx'
import { schedulePages } from './schedule-pages.ts'
import { titleOf } from './title.ts'
import { words } from './words.ts'

type Props = { facts: Facts; side: Picture | null }

/** A saved simulation on A4: the figures, the years, and the schedule by month. */
export function SimulationDocument({ facts, side }: Props) {
  const { credit, oldCar } = facts.simulation
  const foot = footOf(facts)
  return (
    <Document>
      <Sheet foot={foot}>
        <Opening facts={facts} side={side} />
        {credit ? <CreditFigures credit={credit} oldCar={oldCar} /> : <CashFigures simulation={facts.simulation} />}
        {!credit && <Imprint facts={facts} />}
      </Sheet>
      {credit && <Years credit={credit} facts={facts} foot={foot} />}
    </Document>
  )
}

function footOf(facts: Facts): string {
  const { settings, reference } = facts
  const own = `${titleOf(facts)} · ${words.number(reference)}`
  return settings.demonstration ? `${own} · ${words.sampleShort}` : own
}

/** The last page has space for the imprint. */
function Years({ credit, facts, foot }: { credit: Credit; facts: Facts; foot: string }) {
  const pages = schedulePages(credit.breakdown.schedule)
  const table = as('Table')
  return (
    <>
      <Sheet foot={foot}>
        <Insurance credit={credit} />
        <Balance credit={credit} />
        <Sources credit={credit} />
      </Sheet>
      {pages.map((rows, at) => (
        <Sheet key={rows[0]?.month} foot={foot}>
          <Schedule credit={credit} rows={rows} table={table} />
          {at === pages.length - 1 && <Imprint facts={facts} />}
        </Sheet>
      ))}
    </>
  )
}
