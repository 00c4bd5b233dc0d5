import { Page } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { Block, inLook, Words } from './elements.tsx'
import { colours, fontFamily, page } from './look.ts'
import { words } from './words.ts'

export const sheetLook = {
  fontFamily,
  fontWeight: 400,
  color: colours.ink,
  paddingTop: page.margin,
  paddingBottom: 70,
  paddingHorizontal: page.margin,
  gap: 26,
} as const

type Props = { /** What stands at the foot of each of its pages. */ foot: string; children: ReactNode }

/** An A4 page with a footer. It continues on as many pages as its sections need. */
export function Sheet({ foot, children }: Props) {
  return (
    <Page size="A4" {...inLook(sheetLook)}>
      <Block fixed mark="decoration" look={footLook}>
        <Words look={footText}>{foot}</Words>
        <Words look={footText} render={({ pageNumber, totalPages }) => words.page(pageNumber, totalPages)} />
      </Block>
      {children}
    </Page>
  )
}

const footText = { fontSize: 8, color: colours.soft }

const footLook = {
  position: 'absolute',
  left: page.margin,
  right: page.margin,
  bottom: 30,
  paddingTop: 8,
  borderTopWidth: 0.5,
  borderTopColor: colours.line,
  flexDirection: 'row',
  justifyContent: 'space-between',
} as const
