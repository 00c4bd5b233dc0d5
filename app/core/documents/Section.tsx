import type { ReactNode } from 'react'
import { as, Block, Words } from './elements.tsx'
import { type Look, page, texts } from './look.ts'

type Props = {
  title: string
  lead?: string
  /** May go on over pages; all others stay in one piece. */
  long?: boolean
  /** One of many on its page. */
  compact?: boolean
  look?: Look
  children: ReactNode
}

// React PDF counts from the right.
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
