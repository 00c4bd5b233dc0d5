import { formatNumber } from '../../../lib/number.ts'
import { ModelPicture } from './Cards.tsx'
import type { Page, PageSection } from './page.ts'
import { words } from './words.ts'

type Part<Name extends keyof PageSection> = NonNullable<PageSection[Name]>

/** A few large figures. */
export function Facts({ facts }: { facts: NonNullable<Page['facts']> }) {
  return (
    <dl className="mt-8 grid columns-of-10 gap-x-8 gap-y-6">
      {facts.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-ink border-t-2 pt-3">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-bold text-2xl tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Bars to one scale. */
export function Bars({ bars: { unit, items } }: { bars: Part<'bars'> }) {
  const most = Math.max(...items.map(({ value }) => value))
  return (
    <ul className="mt-6 grid gap-4 first:mt-0">
      {items.map(({ label, value, note }) => (
        <li key={label}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{label}</span>
            <span className="tabular">
              {formatNumber(value)} {unit}
            </span>
          </p>
          <Bar parts={[{ from: 0, width: (value / most) * 100 }]} />
          {note && <p className="text-ink-soft text-sm">{note}</p>}
        </li>
      ))}
    </ul>
  )
}

/** Parts of a whole. */
export function Shares({ shares }: { shares: Part<'shares'> }) {
  const parts = shares.map(({ percent }, index) => ({
    from: shares.slice(0, index).reduce((sum, one) => sum + one.percent, 0),
    width: percent,
  }))
  return (
    <div className="mt-6 first:mt-0">
      <Bar parts={parts} />
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-6 gap-y-3">
        {shares.map(({ name, percent }) => (
          <li key={name}>
            <span className="block font-bold text-xl tabular">{words.percent(percent)}</span>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

type BarPart = { from: number; width: number }

/** In percent of the width. A gap separates the parts. */
function Bar({ parts }: { parts: readonly BarPart[] }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="my-1.5 h-4 w-full bg-paper-sunk" aria-hidden="true">
      {parts.map(({ from, width }, index) => (
        <rect
          key={from}
          x={from}
          width={parts.length > 1 ? width - 0.4 : width}
          height="4"
          className={shades[index % shades.length]}
        />
      ))}
    </svg>
  )
}

const shades = ['fill-ink', 'fill-ink-soft', 'fill-line-strong']

/** A line of years, with the models of their time. */
export function Milestones({ milestones }: { milestones: Part<'milestones'> }) {
  return (
    <ol className="mt-8 ml-1.5 border-line-strong border-l-2 first:mt-0">
      {milestones.map(({ year, title, text, model }) => (
        <li
          key={`${year} ${title}`}
          className="relative grid gap-x-8 gap-y-3 pb-8 pl-6 last:pb-0 sm:grid-cols-[1fr_auto] sm:pl-8"
        >
          <span
            aria-hidden="true"
            className="absolute top-2 -left-[0.4375rem] size-3 rounded-pill border-6 border-ink ring-4 ring-paper"
          />
          <div>
            <p className="font-bold text-ink-soft text-xl tabular">{year}</p>
            <h3 className="mt-1 text-lg">{title}</h3>
            <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
          </div>
          {model && <ModelPicture model={model} className="h-16 w-46 self-center sm:h-20 sm:w-58" />}
        </li>
      ))}
    </ol>
  )
}

/** Numbered steps. */
export function Steps({ steps }: { steps: Part<'steps'> }) {
  return (
    <ol className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-8 gap-y-6 first:mt-0">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true" className="font-bold text-3xl text-ink-soft tabular">
            {index + 1}
          </span>
          <h3 className="mt-1 border-line border-t pt-3 text-lg">{title}</h3>
          <p className="mt-1 text-ink-soft text-sm">{text}</p>
        </li>
      ))}
    </ol>
  )
}
