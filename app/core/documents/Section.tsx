import type { ReactNode } from 'react'
import { as, Block, Words } from './elements.tsx'
import { type Look, page, texts } from './look.ts'

type Props = {
  title: string
  lead?: string
  /** True when the section may be split over pages. Other sections stay in one piece. */
  long?: boolean
  /** A small title, for a page with many sections. */
  compact?: boolean
  look?: Look
  children: ReactNode
}

// In React PDF this position counts from the right.
const toLeftEdge = { left: page.width }

export function Section({ title, lead, long = false, compact = false, look, children }: Props) {
  return (
    <Block mark={as('Sect')} bookmark={{ title, ...toLeftEdge }} wrap={long} look={look}>
      <Block minPresenceAhead={90} look={{ marginBottom: compact ? 6 : 12 }}>
        <Words mark={as('H2')} look={compact ? texts.compact : texts.h2}>
          {title}
        </Words>
        {lead && <Words look={{ ...texts.small, marginTop: 2 }}>{lead}</Words>}
      </Block>
      {children}
    </Block>
  )
}
