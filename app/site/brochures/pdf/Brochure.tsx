import { Document, Page } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { makerName } from '~/core/content/settings.ts'
import { Accessories } from './Accessories.tsx'
import { Colours } from './Colours.tsx'
import { Cover } from './Cover.tsx'
import { Dealers } from './Dealers.tsx'
import { Dimensions } from './Dimensions.tsx'
import type { Drawings } from './drawings.ts'
import { Block, inLook, Words } from './elements.tsx'
import { Features } from './Features.tsx'
import type { Facts } from './facts.ts'
import { Imprint } from './Imprint.tsx'
import { colours, fontFamily, page } from './look.ts'
import { Specification } from './Specification.tsx'
import { Variants } from './Variants.tsx'
import { Warranty } from './Warranty.tsx'
import { words } from './words.ts'

const sheet = {
  fontFamily,
  fontWeight: 400,
  color: colours.ink,
  paddingTop: page.margin,
  paddingBottom: 70,
  paddingHorizontal: page.margin,
  gap: 26,
} as const

/** A model on A4: the cover, then its sections on five sheets, each laid out by itself. */
export function Brochure({ facts, drawings }: { facts: Facts; drawings: Drawings }) {
  const { car, extras, warranty, dealers, settings } = facts
  return (
    <Document>
      <Page size="A4" {...inLook({ ...sheet, padding: 0 })}>
        <Cover facts={facts} drawings={drawings} />
      </Page>
      <Sheet facts={facts}>
        <Variants car={car} />
        <Colours car={car} drawings={drawings} />
      </Sheet>
      <Sheet facts={facts}>
        <Specification car={car} />
      </Sheet>
      <Sheet facts={facts}>
        <Dimensions car={car} drawings={drawings} />
        <Features car={car} />
      </Sheet>
      <Sheet facts={facts}>
        <Accessories car={car} accessories={extras.accessories} />
        <Warranty car={car} terms={extras.warranty} rules={warranty} />
      </Sheet>
      <Sheet facts={facts}>
        <Dealers list={dealers} support={settings.support} />
        <Imprint facts={facts} />
      </Sheet>
    </Document>
  )
}

/** Goes on over as many pages as its sections need. */
function Sheet({ facts, children }: { facts: Facts; children: ReactNode }) {
  return (
    <Page size="A4" {...inLook(sheet)}>
      <Foot facts={facts} />
      {children}
    </Page>
  )
}

/** At the foot of each page but the cover. */
function Foot({ facts: { car, settings } }: { facts: Facts }) {
  const own = `${makerName(settings)} · ${words.brochure} ${car.name}`
  return (
    <Block fixed mark="decoration" look={foot}>
      <Words look={footText}>{settings.demonstration ? `${own} · ${words.sampleShort}` : own}</Words>
      <Words look={footText} render={({ pageNumber, totalPages }) => words.page(pageNumber, totalPages)} />
    </Block>
  )
}

const footText = { fontSize: 8, color: colours.soft }

const foot = {
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
