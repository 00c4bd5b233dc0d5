import { at } from '~/addresses.ts'
import { Icon } from '~/ui/Icon.tsx'
import type { FrameData, MenuCar } from './frame.ts'
import { MenuPanel } from './MenuPanel.tsx'
import { words } from './words.ts'

export function ModelMenu({ groups }: { groups: FrameData['cars'] }) {
  return (
    <MenuPanel id="menu-model" label={words.models}>
      <div className="content grid gap-x-10 gap-y-8 py-6 lg:grid-cols-[3fr_1fr] lg:py-8">
        {groups.map(({ heading, cars }) => (
          <section key={heading} className="lg:first:border-line lg:first:border-r lg:first:pr-10">
            <h2 className="text-ink-soft text-sm">{heading}</h2>
            <ul className="mt-3 grid gap-x-8 gap-y-4 lg:gap-y-8 lg:in-first:grid-cols-3">
              {cars.map((car) => (
                <CarEntry key={car.slug} car={car} />
              ))}
            </ul>
          </section>
        ))}
        <a href={at.cars()} className="flex min-h-11 items-center gap-2 font-semibold">
          {words.allModels}
          <Icon name="arrow" />
        </a>
      </div>
    </MenuPanel>
  )
}

function CarEntry({ car }: { car: MenuCar }) {
  return (
    <li className="grid grid-cols-[7rem_1fr] items-center gap-x-4 lg:grid-cols-1">
      <img src={at.drawing(car.slug)} alt="" width="278" height="102" loading="lazy" className="h-auto w-full max-w-60" />
      <div>
        <h3 className="text-base">{car.name}</h3>
        <p className="text-ink-soft text-xs">
          {car.onSale ? words.priceFrom : words.noLongerSold}{' '}
          {car.onSale && <span className="text-ink text-sm tabular">{car.priceFrom}</span>}
          {car.onSale && <span className="block">{car.priceBasis}</span>}
        </p>
      </div>
      <ul className="col-span-full flex flex-wrap gap-x-4">
        {car.actions.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-9 items-center text-sm underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {label}
              <span className="sr-only"> {car.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
