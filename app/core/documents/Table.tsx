import type { ReactNode } from 'react'
import { as, Block, Words } from './elements.tsx'
import { colours, type Look } from './look.ts'

export function Table({ children }: { children: ReactNode }) {
  return (
    <Block mark={as('Table')} look={{ borderTopWidth: 1, borderTopColor: colours.ink }}>
      {children}
    </Block>
  )
}

export function Row({ children, look = {} }: { children: ReactNode; look?: Look }) {
  return (
    <Block
      mark={as('TR')}
      wrap={false}
      look={{
        flexDirection: 'row',
        gap: 8,
        paddingVertical: 5,
        borderBottomWidth: 0.5,
        borderBottomColor: colours.line,
        ...look,
      }}
    >
      {children}
    </Block>
  )
}

type CellProps = { look: Look; span?: number; children: ReactNode }

export function Cell({ look, span, children }: CellProps) {
  return (
    <Block mark={{ role: 'TD', ...(span !== undefined && { span }) }} look={look}>
      {children}
    </Block>
  )
}

/** A cell with only a text: it needs half as many structure elements as a cell with paragraphs. */
export function TextCell({ look, text }: { look: Look; text: string }) {
  return (
    <Words mark={{ role: 'TD' }} look={look}>
      {text}
    </Words>
  )
}

/** The header cell of a row, for more content than a name. */
export function RowHead({ look, children }: Omit<CellProps, 'span'>) {
  return (
    <Block mark={{ role: 'TH', scope: 'Row' }} look={look}>
      {children}
    </Block>
  )
}

type HeadProps = { scope: 'Row' | 'Column'; text: string; look: Look; span?: number }

export function Head({ scope, text, look, span }: HeadProps) {
  return (
    <Words mark={{ role: 'TH', scope, ...(span !== undefined && { span }) }} look={look}>
      {text}
    </Words>
  )
}
