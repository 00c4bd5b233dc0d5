import { Words } from '~/core/documents/elements.tsx'
import { texts } from '~/core/documents/look.ts'
import { Section } from '~/core/documents/Section.tsx'
import type { CashLine } from '../../calculation/cash.ts'
import { money } from '../../calculation/money.ts'
import { oldCarWords } from '../../calculation/old-car/old-car-words.ts'
import { words as calculation } from '../../calculation/words.ts'
import { cashExplanation } from '../../result/cash-explanation.ts'
import { savedPlace } from '../figures.ts'
import type { SavedSimulation } from '../saved-simulation-schema.ts'
import { Lines } from './Lines.tsx'
import { OldCarNote } from './OldCarNote.tsx'
import { cashNames, words } from './words.ts'

export function CashFigures({ simulation }: { simulation: SavedSimulation }) {
  const { cash, oldCar } = simulation
  const lines = cash.lines.map((line) => ({
    name: cashNames[line.code],
    value: money(line.amount),
    notes: notesOf(line, simulation),
  }))
  return (
    <Section compact title={calculation.cash}>
      <Lines lines={lines} total={{ name: calculation.cashTotal, value: money(cash.total), notes: [words.allLines] }} />
      <OldCarNote oldCar={oldCar} />
      {cash.surplus > 0 && <Words look={{ ...texts.small, marginTop: 6 }}>{oldCarWords.surplus(money(cash.surplus))}</Words>}
    </Section>
  )
}

function notesOf(line: CashLine, { oldCar, province }: SavedSimulation): string[] {
  if (line.code === 'otr') return [words.otrNote(savedPlace(province))]
  const why = oldCar && cashExplanation(line, oldCar)
  return why ? [`${why}.`] : []
}
