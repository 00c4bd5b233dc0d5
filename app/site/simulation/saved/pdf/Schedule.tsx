import { Block } from '~/core/documents/elements.tsx'
import { colours, type Look, tabular, texts } from '~/core/documents/look.ts'
import type { Mark } from '~/core/documents/mark.ts'
import { Section } from '~/core/documents/Section.tsx'
import { Head, Row, TextCell } from '~/core/documents/Table.tsx'
import { formatNumber } from '~/lib/number.ts'
import type { ScheduleRow } from '../../../../core/simulation/breakdown.ts'
import { words as calculation } from '../../calculation/words.ts'
import { abovePrincipal, roundingInSchedule } from '../../result/above-principal.ts'
import type { Credit } from './facts.ts'
import { words } from './words.ts'

type Props = {
  credit: Credit
  /** The rows of this page. */
  rows: readonly ScheduleRow[]
  /** The same mark on each page, so that a screen reader reads one table. */
  table: Mark
}

/** The months of one page. The first page has the title and the headings for screen readers, the last has the totals. */
export function Schedule({ credit, rows, table }: Props) {
  const { schedule } = credit.breakdown
  const isFirst = rows[0] === schedule[0]
  const isLast = rows.at(-1) === schedule.at(-1)
  const body = (
    <Block mark={table} look={{ borderTopWidth: 1, borderTopColor: colours.ink }}>
      <Heads credit={credit} repeated={!isFirst} />
      {rows.map((row) => (
        <Month key={row.month} row={row} />
      ))}
      {isLast && <Sums schedule={schedule} />}
    </Block>
  )
  if (!isFirst) return body
  return (
    <Section compact long title={calculation.schedule} lead={leadOf(credit)}>
      {body}
    </Section>
  )
}

function leadOf({ breakdown, case: { firstInstalment = 'advance' }, package: { contract } }: Credit): string {
  return [words.scheduleLead(firstInstalment), roundingInSchedule(breakdown, contract)].filter(Boolean).join(' ')
}

/** Repeated headings are visible, but screen readers skip them. */
function Heads({ credit: { breakdown, package: offered }, repeated }: Pick<Props, 'credit'> & { repeated: boolean }) {
  const above = abovePrincipal(breakdown, offered.contract)
  const heads = [calculation.instalment, above, calculation.principal, calculation.left]
  const row = (
    <Row look={{ paddingVertical: 3 }}>
      {[calculation.month, ...heads].map((text, place) => (
        <Head key={text} scope="Column" text={text} look={{ ...texts.small, ...roomAt(place) }} />
      ))}
    </Row>
  )
  return repeated ? <Block mark="decoration">{row}</Block> : row
}

function Month({ row: { month, instalment, interest, principal, balance } }: { row: ScheduleRow }) {
  const isYearEnd = month % 12 === 0
  return (
    <Row look={{ ...rowLook, ...(isYearEnd && { borderBottomColor: colours.soft }) }}>
      <Head scope="Row" text={String(month)} look={{ ...figures, ...roomAt(0) }} />
      <Figures amounts={[instalment, interest, principal, balance]} />
    </Row>
  )
}

function Sums({ schedule }: { schedule: readonly ScheduleRow[] }) {
  const sum = (part: 'instalment' | 'interest' | 'principal') => schedule.reduce((total, row) => total + row[part], 0)
  return (
    <Row look={rowLook}>
      <Head scope="Row" text={words.amount} look={{ ...figures, ...roomAt(0), fontWeight: 700 }} />
      <Figures amounts={[sum('instalment'), sum('interest'), sum('principal')]} look={{ fontWeight: 700 }} />
      <TextCell text="" look={roomAt(4)} />
    </Row>
  )
}

function Figures({ amounts, look = {} }: { amounts: readonly number[]; look?: Look }) {
  return amounts.map((amount, at) => (
    <TextCell key={at} text={formatNumber(Math.round(amount))} look={{ ...figures, ...look, ...roomAt(at + 1) }} />
  ))
}

const rowLook: Look = { paddingVertical: 1.2 }
const figures = { ...tabular, fontSize: 8, lineHeight: 1.3 } as const
const roomAt = (place: number): Look => ({
  flexGrow: place === 0 ? 0.5 : 1,
  flexBasis: 0,
  textAlign: place === 0 ? 'left' : 'right',
})
