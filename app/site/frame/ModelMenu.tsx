import { at } from '~/addresses.ts'
import { Icon } from '~/ui/Icon.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { FrameLink } from './FrameLink.tsx'
import type { FrameData, MenuCar } from './frame.ts'
import { MenuPanel } from './MenuPanel.tsx'
import { words } from './words.ts'

export function ModelMenu({ groups }: { groups: FrameData['cars'] }) {
  return (
    <MenuPanel id="menu-model" label={words.models}>
      <PageStyle css={pictureCss(groups)} />
      <div className="lg:content grid gap-x-8 gap-y-8 lg:grid-cols-4 lg:py-8 lg:low:py-6">
        {groups.map(({ heading, cars }) => (
          <section key={heading} className={cars.length > rows ? 'lg:col-span-3' : ''}>
            <h2 className="border-line border-b pb-2 text-ink-soft text-sm">{heading}</h2>
            <ul className={`mt-4 grid gap-x-8 gap-y-6 ${cars.length > rows ? 'lg:grid-cols-3' : ''}`}>
              {cars.map((car) => (
                <CarEntry key={car.slug} car={car} />
              ))}
            </ul>
          </section>
        ))}
        <FrameLink href={at.cars()} className="flex min-h-11 items-center gap-2 font-semibold">
          {words.allModels}
          <Icon name="arrow" />
        </FrameLink>
      </div>
    </MenuPanel>
  )
}

/** A group with more models than this takes three of the four columns. */
const rows = 2

// All pictures have the same height, and the width of the longest model, so they have the same scale.
const picture =
  'h-13 w-full rounded-card border-6 border-paper-warm bg-paper-warm bg-contain bg-center bg-no-repeat lg:mb-2 lg:h-26 lg:border-8 lg:low:h-16'

const pictureClass = ({ slug }: MenuCar) => `menu-${slug}`

// Background images, because without script a browser fetches every `<img>` at once, even in a closed panel.
const pictureCss = (groups: FrameData['cars']) =>
  groups
    .flatMap(({ cars }) => cars)
    .map((car) => `.${pictureClass(car)}{background-image:url(${at.drawing(car.slug)})}`)
    .join('')

const linkLook = '[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline lg:[&_a]:min-h-8'

function CarEntry({ car }: { car: MenuCar }) {
  return (
    <li className="grid grid-cols-[--spacing(28)_1fr] content-start items-center gap-x-4 lg:grid-cols-1">
      <span className={`${picture} ${pictureClass(car)}`} />
      <div>
        <h3 className="text-base">{car.name}</h3>
        <p className="text-ink-soft text-xs">
          {car.onSale ? words.priceFrom : words.noLongerSold}{' '}
          {car.onSale && <span className="text-ink text-sm tabular">{car.priceFrom}</span>}
          {car.onSale && <span className="block">{car.priceBasis}</span>}
        </p>
      </div>
      <ul className={`col-span-full flex flex-wrap gap-x-4 text-sm lg:mt-1 lg:gap-x-2 xl:gap-x-3 lg:text-xs ${linkLook}`}>
        {car.actions.map(({ label, href }) => (
          <li key={href}>
            <FrameLink href={href}>
              {label}
              <span className="sr-only"> {car.name}</span>
            </FrameLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
