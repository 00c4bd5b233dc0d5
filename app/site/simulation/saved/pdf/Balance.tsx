import { as, Block, Words } from '~/core/documents/elements.tsx'
import { texts } from '~/core/documents/look.ts'
import { Section } from '~/core/documents/Section.tsx'
import { type Settlement, settlementAt } from '../../../../core/simulation/settlement.ts'
import { money } from '../../calculation/money.ts'
import { words as calculation, settleWords } from '../../calculation/words.ts'
import { runningCharge } from '../../result/above-principal.ts'
import { BalancePicture } from './BalancePicture.tsx'
import { type Column, FigureTable } from './FigureTable.tsx'
import type { Credit } from './facts.ts'
import { words } from './words.ts'

/** The remaining debt over the years, and the amount that closes the credit after each. */
export function Balance({ credit }: { credit: Credit }) {
  return (
    <Section title={calculation.balance} compact>
      <BalancePicture breakdown={credit.breakdown} />
      <Settlements credit={credit} />
    </Section>
  )
}

function Settlements({
  credit: {
    breakdown,
    package: { contract },
    penaltyPercent,
  },
}: {
  credit: Credit
}) {
  const settlements = yearEnds(breakdown.schedule.length).flatMap((month) => {
    const settlement = settlementAt(breakdown, month, { penaltyPercent })
    return settlement.ok ? [settlement.value] : []
  })
  if (settlements.length === 0) return null
  const running = runningCharge(breakdown)
  return (
    <Block look={{ marginTop: 14 }}>
      <Words mark={as('H3')} look={texts.h3}>
        {settleWords[contract].name}
      </Words>
      <Words look={{ ...texts.small, marginBottom: 6 }}>
        {contract === 'murabahah' ? words.settleLeadMargin : words.settleLead(penaltyPercent, running)}
      </Words>
      {contract === 'murabahah' ? (
        <FigureTable columns={marginColumns} rows={settlements.map(marginCells)} />
      ) : (
        <FigureTable columns={columnsOf(running)} rows={settlements.map(cellsOf)} />
      )}
    </Block>
  )
}

/** The months at the end of each year before the last instalment. */
function yearEnds(months: number): number[] {
  return Array.from({ length: Math.ceil(months / 12) - 1 }, (_, at) => (at + 1) * 12)
}

const month: Column = { head: words.afterMonth, share: 0.9, side: 'left' }

const columnsOf = (running: string): Column[] => [
  month,
  { head: calculation.left, share: 1 },
  { head: words.penalty, share: 0.9 },
  { head: `${running.charAt(0).toUpperCase()}${running.slice(1)}`, share: 1 },
  { head: words.settle, share: 1 },
  { head: words.remaining, share: 1 },
]

const cellsOf = ({ month, balance, penalty, runningInterest, total, remaining }: Settlement): string[] => [
  String(month),
  ...[balance, penalty, runningInterest, total, remaining].map(money),
]

/** Under murabahah the whole claim is owed, minus the lender's rebate. */
const marginColumns: Column[] = [month, { head: calculation.left, share: 1 }, { head: words.remainingMargin, share: 1 }]

const marginCells = ({ month, balance, remaining }: Settlement): string[] => [String(month), money(balance), money(remaining)]
