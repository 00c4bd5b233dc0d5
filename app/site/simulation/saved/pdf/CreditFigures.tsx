import { Block } from '~/core/documents/elements.tsx'
import { Section } from '~/core/documents/Section.tsx'
import { money } from '../../calculation/money.ts'
import { words as calculation } from '../../calculation/words.ts'
import { creditPriceLines, financedLines, firstPaymentLines, untilPaidLines } from './credit-lines.ts'
import { explained } from './explained.ts'
import type { Credit } from './facts.ts'
import { Lines } from './Lines.tsx'
import { words } from './words.ts'

const column = { flexGrow: 1, flexBasis: 0, gap: 10 } as const

/** With more parts than this the first payment fills its column. */
const fewParts = 7

/** Each figure with its formula and source: what is paid at delivery beside what follows. */
export function CreditFigures({ credit }: { credit: Credit }) {
  const { tdp, financed, totalPaid, explanations } = credit.breakdown
  const firstPayment = firstPaymentLines(credit)
  const hasRoom = firstPayment.length <= fewParts
  return (
    <Block look={{ flexDirection: 'row', gap: 22 }}>
      <Block look={column}>
        <Section compact long title={calculation.firstPayment}>
          <Lines lines={firstPayment} total={{ name: calculation.firstPayment, value: money(tdp), notes: [words.allLines] }} />
        </Section>
        {hasRoom && <CreditPrice credit={credit} />}
      </Block>
      <Block look={column}>
        <Section compact long title={words.financed}>
          <Lines
            lines={financedLines(credit)}
            total={{ name: words.financedTotal, value: money(financed), notes: [explained(explanations.financed)] }}
          />
        </Section>
        <Section compact long title={words.untilPaid}>
          <Lines
            lines={untilPaidLines(credit)}
            total={{ name: calculation.totalPaid, value: money(totalPaid), notes: [explained(explanations.totalPaid)] }}
          />
        </Section>
        {!hasRoom && <CreditPrice credit={credit} />}
      </Block>
    </Block>
  )
}

function CreditPrice({ credit }: { credit: Credit }) {
  return (
    <Section compact long title={words.creditPrice}>
      <Lines lines={creditPriceLines(credit)} />
    </Section>
  )
}
