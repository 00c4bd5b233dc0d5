import { as, Block, Words } from '~/core/documents/elements.tsx'
import { colours, texts } from '~/core/documents/look.ts'
import { Section } from '~/core/documents/Section.tsx'
import { dayAndTime } from '~/lib/day.ts'
import { Temporal } from '~/lib/instant.ts'
import { sourceWords } from '../../result/result-words.ts'
import { savedDay } from '../figures.ts'
import { sourcesOf } from './explained.ts'
import type { Credit, Facts } from './facts.ts'
import { words } from './words.ts'

/** What the figures mean and do not promise, and the address that calculates them with newer prices. */
export function Imprint({ facts: { simulation, settings, savedAt, openAgain } }: { facts: Facts }) {
  return (
    <Block mark={as('Sect')} wrap={false} look={{ paddingTop: 10, borderTopWidth: 1, borderTopColor: colours.ink, gap: 3 }}>
      <Words mark={as('H2')} look={texts.compact}>
        {words.notAnOffer}
      </Words>
      <Words>
        {words.notAnOfferText[simulation.credit ? 'credit' : 'cash']}{' '}
        {words.saved(dayAndTime(Temporal.Instant.from(savedAt), 'Asia/Jakarta'))}
        {simulation.oldCar && ` ${words.oldCarUntil(savedDay(simulation.oldCar.until))}`}
      </Words>
      <Words
        mark={{ role: 'Link', address: openAgain }}
        look={{ ...texts.strong, alignSelf: 'flex-start', textDecoration: 'underline' }}
      >
        {words.openAgain(new URL(openAgain).host)}
      </Words>
      <Words look={{ ...texts.small, color: colours.ink, marginTop: 4 }}>{settings.legalName}</Words>
      {settings.demonstration && <Words look={texts.small}>{words.demonstration(settings.legalName)}</Words>}
      {settings.legalLines.map((line) => (
        <Words key={line} look={texts.small}>
          {line}
        </Words>
      ))}
    </Block>
  )
}

/** The meaning of the letters in formulas, and an explanation of each source. */
export function Sources({ credit }: { credit: Credit }) {
  return (
    <Section title={words.sources} compact look={{ marginTop: -8 }}>
      <Block mark={as('L')}>
        {sourcesOf(credit.breakdown).map((source) => (
          <Block key={source} mark={as('LI')}>
            <Words look={fine}>{sourceWords[source].text}</Words>
          </Block>
        ))}
      </Block>
      <Words look={{ ...fine, marginTop: 3 }}>{words.letters}:</Words>
      {words.lettersText(credit.package.contract).map((line) => (
        <Words key={line} look={fine}>
          {line}
        </Words>
      ))}
    </Section>
  )
}

const fine = { ...texts.small, fontSize: 7.5 }
