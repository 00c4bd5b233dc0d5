import { as, Block, Words } from '~/core/documents/elements.tsx'
import { colours, texts } from '~/core/documents/look.ts'
import { dayIn, longDay } from '~/lib/day.ts'
import { Temporal } from '~/lib/instant.ts'
import type { Facts } from './facts.ts'
import { words } from './words.ts'

/** Names the publisher, the date of the facts, and the address of newer facts. */
export function Imprint({ facts: { settings, address, changedAt } }: { facts: Facts }) {
  const day = longDay(dayIn(Temporal.Instant.from(changedAt), 'Asia/Jakarta'))
  return (
    <Block mark={as('Sect')} wrap={false} look={{ paddingTop: 10, borderTopWidth: 1, borderTopColor: colours.ink, gap: 2 }}>
      <Words>{words.madeFrom(day)}</Words>
      <Words mark={{ role: 'Link', address }} look={{ ...texts.strong, alignSelf: 'flex-start' }}>
        {address}
      </Words>
      <Block look={{ flexDirection: 'row', gap: 24, marginTop: 4 }}>
        <Block look={half}>
          <Words look={ownText}>{settings.legalName}</Words>
          {settings.demonstration && <Words look={ownText}>{words.demonstration(settings.legalName)}</Words>}
        </Block>
        <Block look={half}>
          {settings.legalLines.map((line) => (
            <Words key={line} look={texts.small}>
              {line}
            </Words>
          ))}
        </Block>
      </Block>
    </Block>
  )
}

const half = { flexGrow: 1, flexBasis: 0, gap: 3 } as const
const ownText = { ...texts.small, color: colours.ink }
