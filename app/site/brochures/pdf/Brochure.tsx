import { Document, Page } from '@react-pdf/renderer'
import { makerName } from '~/core/content/settings.ts'
import type { Drawings } from '~/core/documents/drawings.ts'
import { inLook } from '~/core/documents/elements.tsx'
import { Sheet, sheetLook } from '~/core/documents/Sheet.tsx'
import { Accessories } from './Accessories.tsx'
import { Colours } from './Colours.tsx'
import { Cover } from './Cover.tsx'
import { Dealers } from './Dealers.tsx'
import { Dimensions } from './Dimensions.tsx'
import { Features } from './Features.tsx'
import type { Facts } from './facts.ts'
import { Imprint } from './Imprint.tsx'
import { Specification } from './Specification.tsx'
import { Variants } from './Variants.tsx'
import { Warranty } from './Warranty.tsx'
import { words } from './words.ts'

/** The brochure of a model on A4: a cover, then five sheets with the sections, each with its own layout. */
export function Brochure({ facts, drawings }: { facts: Facts; drawings: Drawings }) {
  const { car, extras, warranty, dealers, settings } = facts
  const own = `${makerName(settings)} · ${words.brochure} ${car.name}`
  const foot = settings.demonstration ? `${own} · ${words.sampleShort}` : own
  return (
    <Document>
      <Page size="A4" {...inLook({ ...sheetLook, padding: 0 })}>
        <Cover facts={facts} drawings={drawings} />
      </Page>
      <Sheet foot={foot}>
        <Variants car={car} />
        <Colours car={car} drawings={drawings} />
      </Sheet>
      <Sheet foot={foot}>
        <Specification car={car} />
      </Sheet>
      <Sheet foot={foot}>
        <Dimensions car={car} drawings={drawings} />
        <Features car={car} />
      </Sheet>
      <Sheet foot={foot}>
        <Accessories car={car} accessories={extras.accessories} />
        <Warranty car={car} terms={extras.warranty} rules={warranty} />
      </Sheet>
      <Sheet foot={foot}>
        <Dealers list={dealers} support={settings.support} />
        <Imprint facts={facts} />
      </Sheet>
    </Document>
  )
}
