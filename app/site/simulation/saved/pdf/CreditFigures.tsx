import { Block } from '~/core/documents/elements.tsx'
import { Section } from '~/core/documents/Section.tsx'
import { money } from '../../calculation/money.ts'
import { words as calculation } from '../../calculation/words.ts'
import type { SavedOldCar } from '../saved-simulation-schema.ts'
import { creditPriceLines, financedLines, firstPaymentLines, totalPaidNotes, untilPaidLines } from './credit-lines.ts'
import { explained } from './explained.ts'
import type { Credit } from './facts.ts'
import { Lines } from './Lines.tsx'
import { OldCarNote } from './OldCarNote.tsx'
import { words } from './words.ts'

const column = { flexGrow: 1, flexBasis: 0 } as const

/** With more parts, or with an old car, the first payment fills its column, and everything else goes to the other. */
const fewParts = 7

/** Each figure with its formula and source: payment at delivery on one side, later payments on the other. */
export function CreditFigures({ credit, oldCar }: { credit: Credit; oldCar: SavedOldCar | null }) {
  const { tdp, financed, totalPaid, explanations } = credit.breakdown
  const firstPayment = firstPaymentLines(credit)
  const hasRoom = firstPayment.length <= fewParts && !oldCar
  const look = { ...column, gap: hasRoom ? 10 : 4 }
  return (
    <Block look={{ flexDirection: 'row', gap: 22 }}>
      <Block look={look}>
        <Section compact long title={calculation.firstPayment}>
          <Lines
            dense={!hasRoom}
            lines={firstPayment}
            total={{ name: calculation.firstPayment, value: money(tdp), notes: [words.allLines] }}
          />
          <OldCarNote oldCar={oldCar} />
        </Section>
        {hasRoom && <CreditPrice credit={credit} />}
      </Block>
      <Block look={look}>
        <Section compact long title={words.financed}>
          <Lines
            dense={!hasRoom}
            lines={financedLines(credit)}
            total={{ name: words.financedTotal, value: money(financed), notes: [explained(explanations.financed)] }}
          />
        </Section>
        <Section compact long title={words.untilPaid}>
          <Lines
            dense={!hasRoom}
            lines={untilPaidLines(credit)}
            total={{ name: calculation.totalPaid, value: money(totalPaid), notes: totalPaidNotes(credit) }}
          />
        </Section>
        {!hasRoom && <CreditPrice credit={credit} dense />}
      </Block>
    </Block>
  )
}

function CreditPrice({ credit, dense = false }: { credit: Credit; dense?: boolean }) {
  return (
    <Section compact long title={words.creditPrice}>
      <Lines dense={dense} lines={creditPriceLines(credit)} />
    </Section>
  )
}
