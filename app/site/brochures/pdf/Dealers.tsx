import type { Settings } from '~/core/content/settings.ts'
import { addressLine } from '~/core/dealers/address-line.ts'
import { regencyOf } from '~/core/dealers/regions.ts'
import { as, Block, Words } from '~/core/documents/elements.tsx'
import { colours, contentWidth, texts } from '~/core/documents/look.ts'
import { Section } from '~/core/documents/Section.tsx'
import type { BrochureDealer, DealerList, NamedRegion } from '../dealer-list.ts'
import { words } from './words.ts'

type Props = { list: DealerList; support: Settings['support'] }

const gap = 18

export function Dealers({ list, support }: Props) {
  return (
    <Section title={titleOf(list)} long {...(list.kind === 'all' && { lead: words.dealersLead })}>
      {list.kind === 'all' ? <ByProvince list={list} /> : <Nearest list={list} />}
      <Words look={{ ...texts.body, marginTop: 10 }}>
        {words.support(support.phone.label, support.whatsapp.label)} {support.sample ? words.supportSample : ''}
      </Words>
    </Section>
  )
}

function titleOf(list: DealerList): string {
  if (list.kind === 'all') return words.dealers
  return list.kind === 'near' ? words.dealersNear(list.name) : words.dealersIn(list.name)
}

function Nearest({ list: { dealers, more } }: { list: NamedRegion }) {
  return (
    <Block mark={as('L')} look={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: gap }}>
      {dealers.map((dealer) => (
        <Block
          key={dealer.id}
          mark={as('LI')}
          wrap={false}
          look={{ ...rule, width: (contentWidth - gap) / 2, paddingVertical: 7 }}
        >
          <Words look={texts.strong}>{nameOf(dealer)}</Words>
          <Words>{whereOf(dealer)}</Words>
          {dealer.phone && <Words>{words.dealerPhone(dealer.phone)}</Words>}
        </Block>
      ))}
      {more > 0 && (
        <Block mark={as('LI')} wrap={false}>
          <Words>{words.moreDealers(more)}</Words>
        </Block>
      )}
    </Block>
  )
}

const nameOf = ({ name, sample }: BrochureDealer): string => (sample ? `${name} (${words.sampleDealer})` : name)

function whereOf(dealer: BrochureDealer): string {
  return dealer.address === null ? words.addressUnknown(regencyOf(dealer.regencyCode).name) : addressLine(dealer)
}

const columns = 3

/** A short list for visitors who named no city, in columns of about the same length. */
function ByProvince({ list }: { list: Extract<DealerList, { kind: 'all' }> }) {
  return (
    <Block mark={as('L')} look={{ flexDirection: 'row', columnGap: gap }}>
      {inColumns(list.provinces).map((provinces) => (
        <Block key={provinces[0]?.name} look={{ width: (contentWidth - (columns - 1) * gap) / columns }}>
          {provinces.map((province) => (
            <InProvince key={province.name} province={province} />
          ))}
        </Block>
      ))}
    </Block>
  )
}

function InProvince({ province: { name, dealers, more } }: { province: NamedRegion }) {
  return (
    <Block mark={as('LI')} wrap={false} look={rule}>
      <Words look={{ ...texts.small, color: colours.ink, fontWeight: 700 }}>{name}</Words>
      {dealers.map((dealer) => (
        <Words key={dealer.id} look={line}>
          {nameOf(dealer)}
        </Words>
      ))}
      {more > 0 && <Words look={line}>{words.moreDealers(more)}</Words>}
    </Block>
  )
}

const line = { ...texts.small, fontSize: 7.5, lineHeight: 1.3 }

function inColumns(provinces: readonly NamedRegion[]): NamedRegion[][] {
  const linesOf = ({ dealers, more }: NamedRegion) => dealers.length + Math.min(1, more) + 2
  const perColumn = provinces.reduce((sum, province) => sum + linesOf(province), 0) / columns
  const filled: NamedRegion[][] = Array.from({ length: columns }, () => [])
  let lines = 0
  for (const province of provinces) {
    filled[Math.min(columns - 1, Math.floor((lines + linesOf(province) / 2) / perColumn))]?.push(province)
    lines += linesOf(province)
  }
  return filled
}

const rule = { paddingVertical: 3, borderTopWidth: 0.5, borderTopColor: colours.line } as const
