import { longDate } from '~/lib/day.ts'
import { Details } from '~/ui/Details.tsx'
import { choiceCard, radioDot } from '~/ui/Field.tsx'
import { useChoices } from '../calculation/choose.ts'
import { money } from '../calculation/money.ts'
import type { Offer } from '../calculation/offer.ts'
import { percentText, reasonsAgainst, words } from '../calculation/words.ts'
import { confidenceWords } from '../ownership/ownership-words.ts'
import { resultWords } from './result-words.ts'

type Props = {
  offers: readonly Offer[]
  chosen: Offer | null
  /** Slug of the checked package. The figures may update a little later. */
  picked: string | undefined
}

/** The same choices under every package. The chosen package is shown in full below. */
export function Packages({ offers, chosen, picked }: Props) {
  const { choose } = useChoices()
  return (
    <fieldset id="pilihan-paket">
      <legend className="font-bold text-xl">{words.packages}</legend>
      <p className="mt-1 text-ink-soft">{words.packagesLead}</p>
      {/* A disabled radio is not sent: without this field the chosen package would be forgotten. */}
      {chosen && !chosen.breakdown && <input type="hidden" name="paket" value={chosen.slug} />}
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {offers.map((offer) => (
          <label key={offer.slug} className={`flex gap-3 ${choiceCard(undefined)}`}>
            <input
              type="radio"
              name="paket"
              value={offer.slug}
              checked={offer.slug === picked}
              onChange={choose}
              disabled={!offer.breakdown}
              className={radioDot}
            />
            <span className="grid grow content-start gap-2">
              <span className="font-bold">{offer.name}</span>
              {offer.breakdown ? <Figures offer={offer} /> : <Reasons offer={offer} />}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-3 text-ink-soft text-sm">{words.estimate}</p>
      <Details className="mt-3" summaryClassName="cursor-pointer font-semibold" summary={resultWords.packageSources}>
        <Sources offers={offers} />
      </Details>
    </fieldset>
  )
}

function Sources({ offers }: Pick<Props, 'offers'>) {
  return (
    <dl className="mt-3 grid gap-3 text-sm">
      {offers.map(({ slug, name, source }) => (
        <div key={slug}>
          <dt>{name}</dt>
          <dd className="max-w-prose text-ink-soft">
            {resultWords.packageSource(source.what, confidenceWords[source.confidence])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Figures({ offer: { breakdown, contract, until } }: { offer: Offer }) {
  if (!breakdown) return null
  const rows = [
    [words.instalment, money(breakdown.instalment)],
    [words.firstPayment, money(breakdown.tdp)],
    ...(breakdown.balloon > 0 ? [[words.balloon(breakdown.schedule.length), money(breakdown.balloon)]] : []),
    [words.totalPaid, money(breakdown.totalPaid)],
    [words.flatAndEffective(contract), `${percentText(breakdown.flatPercent)} / ${percentText(breakdown.effectivePercent)}`],
  ]
  return (
    <span className="grid gap-1">
      {rows.map(([name, value]) => (
        <span key={name} className="flex justify-between gap-x-4 narrow:flex-wrap">
          <span className="text-ink-soft text-sm">{name}</span>
          <span className="whitespace-nowrap tabular">{value}</span>
        </span>
      ))}
      {until && <span className="text-ink-soft text-sm">{words.validUntil(longDate(until))}</span>}
    </span>
  )
}

function Reasons({ offer: { unavailable } }: { offer: Offer }) {
  return (
    <span className="grid text-sm">
      {reasonsAgainst(unavailable).map((reason) => (
        <span key={reason}>{reason}</span>
      ))}
    </span>
  )
}
