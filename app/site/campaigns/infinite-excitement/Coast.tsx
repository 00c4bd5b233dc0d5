import type { ReactNode } from 'react'
import { type Car, colourOf, drawnVariant } from '~/core/cars/car.ts'
import { fillIn } from '~/core/cars/car-copy.ts'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { drawings } from '~/core/cars/drawings/drawings.ts'
import type { CampaignOf, Stop } from '~/core/content/campaigns.ts'
import { Icon } from '~/ui/Icon.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { carId } from '../campaign-style.ts'
import { words } from '../words.ts'
import { coastStyle, hours } from './coast-style.ts'
import { Dusk, Evening, Midday, Moon, Morning, Sun } from './views.tsx'

const views = [Morning, Midday, Dusk, Evening] as const
/** Sun or moon high in the sky, by hour. In the morning and at dusk the sun is low, so the view draws it. */
const lights = [null, Sun, null, Moon] as const

type Props = {
  /** Null shows only the first hour of the day. */
  scene: CampaignOf<'infinitexcitement'>['scenes']['day'] | null
  car: Car
  colour: string
  /** Placed in the morning sky. */
  children: ReactNode
}

/** The car on the coast road. When the visitor scrolls sideways, the day passes behind it. */
export function Coast({ scene, car, colour, children }: Props) {
  const say = (copy: string) => fillIn(copy, car, drawnVariant(car))
  const stops = scene?.stops.map(({ title, text }) => ({ title: say(title), text: say(text) })) ?? []
  const shown = hours.slice(0, Math.max(stops.length, 1))
  return (
    <section aria-label={words.day} className="coast top relative text-ink">
      <PageStyle css={coastStyle(shown.length)} />
      <div className="snap-x snap-mandatory overflow-x-auto overflow-y-clip overscroll-x-contain [scrollbar-width:none]">
        <div className="panorama relative">
          <Backdrop />
          <ol className="relative flex">
            {shown.map((hour, at) => (
              <li
                key={hour.name}
                id={hour.name}
                className="hour relative flex w-full min-w-0 snap-start flex-col overflow-x-clip text-ink"
              >
                {at > 0 && <Light at={at} />}
                <View at={at} />
                {at === 0 ? children : null}
                <HourText stop={stops[at]} first={at === 0} last={at > 0 && at === shown.length - 1} />
              </li>
            ))}
          </ol>
          <Passing car={car} label={words.onTheCoast(car.name, colourOf(car, colour).name)} />
        </div>
      </div>
      {shown.length > 1 && <HourPicker stops={stops} />}
    </section>
  )
}

function Backdrop() {
  return (
    <div aria-hidden="true">
      <div className="sea absolute inset-x-0" />
      <div className="sand absolute inset-x-0" />
    </div>
  )
}

function View({ at }: { at: number }) {
  const Seen = views[at] ?? Morning
  return (
    <svg viewBox="-900 -560 1800 560" className="view absolute left-1/2 -translate-x-1/2 overflow-visible" aria-hidden="true">
      <Seen />
    </svg>
  )
}

/** The sun or moon of an hour, high in the sky. */
function Light({ at }: { at: number }) {
  const Shining = lights[at]
  if (!Shining) return null
  return (
    <svg viewBox="-100 -100 200 200" className="absolute top-6 right-gutter w-32 lg:top-10 lg:w-56" aria-hidden="true">
      <Shining />
    </svg>
  )
}

function HourText({ stop, first, last }: { stop: Stop | undefined; first: boolean; last: boolean }) {
  if (!stop) return null
  return (
    <div className={`content relative ${first ? 'pt-6 lg:pt-4' : 'pt-10 max-lg:my-auto lg:pt-16'}`}>
      {first ? <h2 className="text-xl">{stop.title}</h2> : <h2 className="poster font-extrabold">{stop.title}</h2>}
      <p className={`max-w-form ${first ? 'text-ink-soft' : 'mt-4 text-ink-soft text-lg'}`}>{stop.text}</p>
      {last && (
        <p className="mt-4">
          <a
            href={`#${hours[0].name}`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
          >
            <Icon name="arrow" className="size-5 -scale-x-100" />
            {words.again}
          </a>
        </p>
      )}
    </div>
  )
}

/** The car, which stays in the middle of the window while the panorama scrolls. */
function Passing({ car, label }: { car: Car; label: string }) {
  const Side = drawings[car.slug].side
  const length = drawnVariant(car).size.length / millimetresPerUnit
  return (
    <>
      <div className="road absolute inset-x-0 bottom-0 border-[#ffffff80] border-t-4" aria-hidden="true" />
      <div className="passing pointer-events-none absolute inset-x-0">
        <svg
          viewBox={`-30 -450 ${length + 60} 470`}
          className={`driver sticky overflow-visible ${transitionClass(car.slug)}`}
          role="img"
          aria-label={label}
        >
          <g id={carId}>
            <Side id="m" />
          </g>
        </svg>
      </div>
    </>
  )
}

function HourPicker({ stops }: { stops: readonly Stop[] }) {
  return (
    <nav aria-label={words.hours} className="bg-stage-low text-on-stage [--color-ink:var(--color-on-stage)]">
      <ul className="content flex flex-wrap gap-3 py-3">
        {stops.map(({ title }, at) => (
          <li key={title} className="grow basis-0 lg:max-w-40">
            <a
              href={`#${hours[at]?.name}`}
              className="flex min-h-11 items-center border-on-stage/40 border-t-2 text-sm hover:border-current"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
