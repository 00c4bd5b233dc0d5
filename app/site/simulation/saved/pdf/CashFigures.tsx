import { Words } from '~/core/documents/elements.tsx'
import { texts } from '~/core/documents/look.ts'
import { Section } from '~/core/documents/Section.tsx'
import { money } from '../../calculation/money.ts'
import { oldCarWords } from '../../calculation/old-car/old-car-words.ts'
import { words as calculation } from '../../calculation/words.ts'
import { savedPlace } from '../figures.ts'
import type { SavedSimulation } from '../saved-simulation.ts'
import { type Line, Lines } from './Lines.tsx'
import { cashNames, words } from './words.ts'

export function CashFigures({ simulation: { cash, province } }: { simulation: SavedSimulation }) {
  const lines = cash.lines.map(({ code, amount }): Line => {
    const notes = { otr: [words.otrNote(savedPlace(province))], 'trade-in': [words.oldCarChecked] }
    return { name: cashNames[code], value: money(amount), notes: code in notes ? notes[code as keyof typeof notes] : [] }
  })
  return (
    <Section compact title={calculation.cash}>
      <Lines lines={lines} total={{ name: calculation.cashTotal, value: money(cash.total), notes: [words.allLines] }} />
      {cash.surplus > 0 && <Words look={{ ...texts.small, marginTop: 6 }}>{oldCarWords.surplus(money(cash.surplus))}</Words>}
    </Section>
  )
}
