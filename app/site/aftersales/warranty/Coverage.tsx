import type { WarrantyRules } from '~/core/cars/extras.ts'
import { formatNumber } from '~/lib/number.ts'
import { Icon } from '~/ui/Icon.tsx'
import { words } from './words.ts'

/** What the warranty covers beside what it does not. */
export function Coverage({ rules: { freeService, starterBattery, exclusions } }: { rules: WarrantyRules }) {
  const battery = words.starterBattery(starterBattery.months, formatNumber(starterBattery.kilometres))
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-2">
      <List title={words.covered} icon="check" colour="text-good" items={[words.defects, battery, ...freeService.items]} />
      <List title={words.notCovered} icon="close" colour="text-error" items={exclusions.items} />
    </div>
  )
}

type ListProps = { title: string; icon: 'check' | 'close'; colour: string; items: readonly string[] }

function List({ title, icon, colour, items }: ListProps) {
  return (
    <section className="rounded-card bg-paper-warm p-6">
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-4 grid gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name={icon} className={`mt-0.5 size-5 ${colour}`} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
