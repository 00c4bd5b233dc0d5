import type { LampColour, WarningSymbolName } from '~/core/content/warning-lights.ts'
import { warningShapes } from './warning-symbols.ts'

const colours: Record<LampColour, string> = {
  merah: 'text-lamp-red',
  kuning: 'text-lamp-yellow',
  hijau: 'text-lamp-green',
  biru: 'text-lamp-blue',
}

type Props = { symbol: WarningSymbolName; colour: LampColour; className?: string }

/**
 * A lamp as it lights up on the dashboard. It is decoration: the text beside it has name and colour. Around the grid is one
 * unit of space for round line ends.
 */
export function WarningSymbol({ symbol, colour, className = 'size-10' }: Props) {
  const { lines, solid, letters } = warningShapes[symbol]
  return (
    <svg viewBox="-1 -1 34 34" className={`shrink-0 ${colours[colour]} ${className}`} aria-hidden="true">
      {lines && <path d={lines} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />}
      {solid && <path d={solid} fill="currentColor" />}
      {letters && (
        <text x="16" y="18.6" fill="currentColor" textAnchor="middle" fontSize="7.4" fontWeight="800">
          {letters}
        </text>
      )}
    </svg>
  )
}
