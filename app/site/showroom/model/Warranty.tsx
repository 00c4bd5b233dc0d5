import type { Car } from '~/core/cars/car.ts'
import type { WarrantyRules, WarrantyTerm } from '~/core/cars/extras.ts'
import { limitOf } from '~/core/cars/limit.ts'
import { formatNumber } from '~/lib/number.ts'
import { Icon } from '~/ui/Icon.tsx'
import { Section } from './Section.tsx'
import { words } from './words.ts'

type Props = { car: Car; terms: WarrantyTerm[]; rules: WarrantyRules | null }

export function Warranty({ car, terms, rules }: Props) {
  return (
    <Section part="warranty">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          {terms.map((term) => (
            <Term key={term.variants?.join() ?? ''} car={car} term={term} />
          ))}
        </div>
        {rules && <Rules rules={rules} />}
      </div>
    </Section>
  )
}

function Term({ car, term }: { car: Car; term: WarrantyTerm }) {
  return (
    <div className="rounded-card bg-paper-warm p-6">
      <p className="font-bold text-2xl tabular">
        {words.years(term.years)}
        {term.kilometres && ` ${words.distance(formatNumber(term.kilometres))}`}
      </p>
      <p className="text-ink-soft">{words.whicheverFirst}</p>
      <p className="mt-3 text-sm">{words.allVariants(limitOf(car, term))}</p>
      {term.driveBattery && <p className="mt-1 text-sm">{words.driveBattery(limitText(term.driveBattery))}</p>}
      {term.confidence === 'low' && <p className="mt-1 text-ink-soft text-xs">{words.toConfirm}</p>}
    </div>
  )
}

function limitText({ years, kilometres }: { years: number; kilometres?: number | undefined }): string {
  const time = words.years(years)
  return kilometres ? `${time} ${words.distance(formatNumber(kilometres))}` : time
}

function Rules({ rules: { starterBattery, freeService, exclusions } }: { rules: WarrantyRules }) {
  return (
    <div>
      <ul className="grid gap-3">
        {[...freeService.items, words.starterBattery(starterBattery.months, formatNumber(starterBattery.kilometres))].map(
          (item) => (
            <li key={item} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 text-good" />
              {item}
            </li>
          ),
        )}
      </ul>
      <details className="mt-5 border-line border-y">
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">{words.notCovered}</summary>
        <ul className="mb-4 ml-5 list-disc text-ink-soft">
          {exclusions.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
