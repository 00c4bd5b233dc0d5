import { Circle, Path, Svg, Text } from '@react-pdf/renderer'
import { Block, inLook } from '~/core/documents/elements.tsx'
import { colours, contentWidth, fontFamily, tabular } from '~/core/documents/look.ts'
import { formatMillions, type Rupiah } from '~/lib/money.ts'
import type { Breakdown } from '../../../../core/simulation/breakdown.ts'
import { money } from '../../calculation/money.ts'
import { words } from './words.ts'

/** In points. Leaves space for the amounts on the left and the months below. */
const frame = { left: 64, top: 8, right: contentWidth - 22, bottom: 108 }
const height = frame.bottom + 18

/** The remaining debt by month, with a mark at the end of each year. */
export function BalancePicture({ breakdown: { schedule, financed } }: { breakdown: Breakdown }) {
  const x = (month: number) => frame.left + (month / schedule.length) * (frame.right - frame.left)
  const y = (balance: number) => frame.bottom - (balance / Math.max(financed, 1)) * (frame.bottom - frame.top)
  const points = [{ month: 0, balance: financed }, ...schedule].map(({ month, balance }) => `${x(month)} ${y(balance)}`)
  const line = `M${points.join('L')}`
  const yearEnds = schedule.filter(({ month }) => month % 12 === 0)
  const last = schedule.at(-1)?.balance ?? 0
  return (
    <Block mark={{ role: 'Figure', alt: words.balanceAlt(money(financed), money(last), schedule.length) }} wrap={false}>
      <Svg viewBox={`0 0 ${contentWidth} ${height}`} width={contentWidth} height={height}>
        {[1, 0.5].map((share) => (
          <Level key={share} y={y(share * financed)} text={formatMillions(Math.round(share * financed) as Rupiah)} />
        ))}
        <Path d={`${line}L${frame.right} ${frame.bottom}H${frame.left}Z`} fill={colours.warm} />
        <Path d={line} stroke={colours.accent} strokeWidth={1.6} fill="none" />
        <Path d={`M${frame.left} ${frame.bottom}H${frame.right}`} stroke={colours.ink} strokeWidth={1} />
        {yearEnds.map(({ month, balance }) => (
          <Circle key={month} cx={x(month)} cy={y(balance)} r={2.2} fill={colours.accent} />
        ))}
        {yearEnds.map(({ month }) => (
          <Label key={month} x={x(month)} y={frame.bottom + 12} text={words.atYear(month / 12)} anchor="middle" />
        ))}
      </Svg>
    </Block>
  )
}

function Level({ y, text }: { y: number; text: string }) {
  return (
    <>
      <Path d={`M${frame.left} ${y}H${frame.right}`} stroke={colours.line} strokeWidth={0.5} />
      <Label x={frame.left - 6} y={y + 2.5} text={text} anchor="end" />
    </>
  )
}

function Label({ x, y, text, anchor }: { x: number; y: number; text: string; anchor: 'middle' | 'end' }) {
  return (
    <Text x={x} y={y} textAnchor={anchor} fill={colours.soft} {...inLook({ ...tabular, fontFamily, fontSize: 7.5 })}>
      {text}
    </Text>
  )
}
