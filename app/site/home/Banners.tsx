import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { lowestPrice } from '~/core/cars/price.ts'
import { priceLabel } from '~/core/cars/words.ts'
import type { Banner } from '~/core/content/banners.ts'
import { formatRupiah } from '~/lib/money.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { bannerCss, slideId } from './banner-css.ts'
import { StageCar } from './StageCar.tsx'
import { words } from './words.ts'

type Shown = { banner: Banner; car: Car }

/**
 * Slides side by side. The visitor scrolls them or uses the links below. With script they also change by themselves until
 * they are paused (app/enhance/carousel.ts).
 */
export function Banners({ banners, cars }: { banners: readonly Banner[]; cars: readonly Car[] }) {
  const shown = banners.flatMap((banner) => {
    const car = cars.find(({ slug }) => slug === banner.car.slug)
    return car ? [{ banner, car }] : []
  })
  if (shown.length === 0) return null
  return (
    <section aria-label={words.banners} aria-roledescription={words.carousel} data-carousel="" className="banners stage relative">
      <PageStyle css={bannerCss(shown.map(({ banner }) => banner))} />
      <ul data-slides="" className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]">
        {shown.map(({ banner, car }, at) => (
          <Slide key={banner.slug} banner={banner} car={car} first={at === 0} />
        ))}
      </ul>
      {shown.length > 1 && <Picker shown={shown} />}
    </section>
  )
}

function Slide({ banner, car, first }: Shown & { first: boolean }) {
  const price = lowestPrice(car)
  return (
    <li id={slideId(banner)} className="w-full shrink-0 snap-start overflow-clip">
      <div className="content grid h-full content-between gap-6 pt-10 pb-20 narrow:pb-4 lg:pt-10">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[1fr_auto] lg:items-end">
          <div>
            <h2 className="text-3xl">{banner.title}</h2>
            <p className="mt-2 text-lg text-on-stage-soft">{banner.text}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="text-sm">
              {words.priceFrom} <span className="font-semibold tabular">{formatRupiah(price.amount)}</span>
              <span className="block text-on-stage-soft text-xs">{priceLabel(price)}</span>
            </p>
            <ButtonLink href={banner.action.href} tone={first ? 'primary' : 'secondary'}>
              {banner.action.label}
            </ButtonLink>
          </div>
        </div>
        <div className={`paint-banner-${banner.slug} ${pictureSize}`}>
          <StageCar model={car.slug} size={drawnVariant(car).size} />
        </div>
      </div>
    </li>
  )
}

// The widest size at which a whole slide fits into the first screen, but never smaller than on a phone.
const pictureSize = '-mx-gutter sm:mx-auto sm:w-[min(100%,max(36rem,calc((100svh-18rem)*2)))]'

function Picker({ shown }: { shown: readonly Shown[] }) {
  return (
    <div className="absolute inset-x-0 bottom-0 narrow:static">
      <div className="content flex items-end gap-4 pb-4 narrow:flex-wrap">
        <nav aria-label={words.bannerPicker} className="flex min-w-0 grow flex-wrap gap-3 lg:max-w-xl">
          {shown.map(({ banner, car }) => (
            <a
              key={banner.slug}
              href={`#${slideId(banner)}`}
              className="grow basis-0 border-on-stage-soft/40 border-t-2 pt-2 text-on-stage-soft text-xs hover:border-on-stage hover:text-on-stage"
            >
              {car.name}
            </a>
          ))}
        </nav>
        {/* Takes its space also before script shows it, so that the layout does not shift. */}
        <button
          type="button"
          disabled
          data-turning=""
          className="ml-auto flex min-h-11 min-w-22 cursor-pointer items-center justify-end text-sm disabled:invisible"
        >
          <span className="flex items-center gap-2">
            <Icon name="pause" />
            {words.pause}
          </span>
          <span hidden className="flex items-center gap-2">
            <Icon name="play" />
            {words.resume}
          </span>
        </button>
      </div>
    </div>
  )
}
