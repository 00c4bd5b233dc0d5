import type { Car, Colour } from '~/core/cars/car.ts'
import { Drawn } from '~/core/documents/Drawn.tsx'
import { paintOf, shownColour } from '~/core/documents/drawings.ts'
import { as, Block, Words } from '~/core/documents/elements.tsx'
import { colours, page, tabular, texts, unitAt } from '~/core/documents/look.ts'
import type { Picture } from '~/core/documents/vector/picture.ts'
import { money } from '../../calculation/money.ts'
import { words as calculation } from '../../calculation/words.ts'
import { savedDay, savedPlace } from '../figures.ts'
import type { Credit, Facts } from './facts.ts'
import { kindOf } from './title.ts'
import { words } from './words.ts'

type Props = { facts: Facts; side: Picture | null }

/** The car, the date and place, and the most important figures. */
export function Opening({ facts, side }: Props) {
  const { simulation, settings, reference } = facts
  return (
    <Block look={{ marginBottom: -8 }}>
      <Block look={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <Words look={{ fontSize: 10 }}>
          <Words look={{ fontWeight: 700 }}>{settings.wordmark.name}</Words> {settings.wordmark.place}
        </Words>
        <Words look={{ ...tabular, fontSize: 10, color: colours.soft }}>{words.number(reference)}</Words>
      </Block>
      <Words mark={as('H1')} look={{ marginTop: 12, fontSize: 24, lineHeight: 1.15, fontWeight: 700, letterSpacing: -0.5 }}>
        <Words look={kindLook}>{kindOf(simulation)}</Words>
        {'\n'}
        {facts.carName}
      </Words>
      <Words look={{ ...texts.body, marginTop: 6, color: colours.soft }}>
        {words.asOf(savedDay(simulation.on), savedPlace(simulation.province))} {packageText(simulation.credit)}
      </Words>
      <Block look={{ flexDirection: 'row', marginTop: 12, marginRight: -page.margin }}>
        <Block look={{ flexGrow: 1, flexBasis: 0, gap: 12, paddingRight: 16 }}>
          <Figures facts={facts} />
        </Block>
        {side && facts.car && <Stage car={facts.car} colour={facts.colour} side={side} />}
      </Block>
    </Block>
  )
}

const kindLook = { fontSize: 12, fontWeight: 600, letterSpacing: 0, color: colours.soft }

function packageText(credit: Credit | null): string {
  if (!credit) return ''
  const { name, until } = credit.package
  return until === null ? words.package(name) : words.packageUntil(name, savedDay(until))
}

function Figures({ facts: { simulation } }: Pick<Props, 'facts'>) {
  const { credit, cash } = simulation
  if (!credit) return <Figure name={calculation.cashTotal} value={money(cash.total)} note={words.cashLead} />
  const { breakdown, case: theCase } = credit
  const note = words.instalmentNote(breakdown.schedule.length, theCase.firstInstalment ?? 'advance')
  return (
    <>
      <Figure name={calculation.firstPayment} value={money(breakdown.tdp)} note={words.firstPaymentNote} />
      <Figure name={calculation.instalment} value={money(breakdown.instalment)} note={note} />
    </>
  )
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <Block look={{ paddingTop: 6, borderTopWidth: 1, borderTopColor: colours.ink }}>
      <Words look={texts.small}>{name}</Words>
      <Words look={{ ...tabular, fontSize: 21, lineHeight: 1.25, fontWeight: 700, letterSpacing: -0.3 }}>{value}</Words>
      <Words look={texts.small}>{note}</Words>
    </Block>
  )
}

const unit = unitAt(60)

/** The car in its colour, on a background that continues to the edge of the sheet. */
function Stage({ car, colour, side }: { car: Car; colour: Colour | null; side: Picture }) {
  const shown = colour ?? shownColour(car)
  return (
    <Block look={{ width: 330, backgroundColor: colours.warm, paddingTop: 6, paddingLeft: 16 }}>
      <Block mark={{ role: 'Figure', alt: words.paintedAlt(car.name, shown.name) }}>
        <Drawn picture={side} paint={paintOf(shown)} unit={unit} />
      </Block>
      <Words look={{ ...texts.small, paddingVertical: 6 }}>
        {colour ? words.colour(colour.name) : words.noColour(shown.name)}
      </Words>
    </Block>
  )
}
