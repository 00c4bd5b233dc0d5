import { drawnVariant } from '~/core/cars/car.ts'
import type { Subject } from '~/core/cars/spec.ts'
import { formatNumber } from '~/lib/number.ts'
import { traceClass } from './compare-style.ts'
import { FrontOverlay } from './FrontOverlay.tsx'
import type { OverlayFrame } from './overlay-frame.ts'
import { SideOverlay } from './SideOverlay.tsx'
import { keyOf } from './selection.ts'
import type { Space } from './space.ts'
import { TraceFilters } from './Trace.tsx'
import { words } from './words.ts'

type Props = { subjects: Subject[]; space: Space | null; frame: OverlayFrame }

/** The drawings on top of each other: noses at one line, wheels on one ground, next to a person and a parking gate. */
export function Overlay({ subjects, space, frame }: Props) {
  return (
    <section className="pt-section" aria-labelledby="bertumpuk-judul">
      <h2 id="bertumpuk-judul" className="text-2xl">
        {words.overlay}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{words.overlayLead}</p>
      <TraceFilters count={subjects.length} />
      <div className="overlays mt-6 grid items-end gap-x-5 gap-y-6">
        <SideOverlay subjects={subjects} space={space} frame={frame} />
        <FrontOverlay subjects={subjects} space={space} frame={frame} />
        <Legend subjects={subjects} />
      </div>
    </section>
  )
}

function Legend({ subjects }: { subjects: Subject[] }) {
  return (
    <ul aria-label={words.legend} className="flex flex-wrap gap-x-10 gap-y-3 self-start md:col-span-2">
      {subjects.map((subject, place) => {
        const { car, variant } = subject
        const { length, width, height } = variant.size
        return (
          <li key={keyOf(subject)} className="flex min-w-0 gap-3">
            <svg viewBox="0 0 16 16" className={`mt-1 size-4 shrink-0 ${traceClass(place)}`} aria-hidden="true">
              <rect
                x="1"
                y="1"
                width="14"
                height="14"
                rx="3"
                fill="var(--trace)"
                fillOpacity=".2"
                stroke="var(--trace)"
                strokeWidth="2"
              />
            </svg>
            <span className="min-w-0">
              <span className="block font-semibold">
                {car.name} {variant.name}
              </span>
              <span className="block text-sm tabular">
                {words.sizeOf(formatNumber(length), formatNumber(width), formatNumber(height))}
              </span>
              {variant.slug !== car.drawn && (
                <span className="text-ink-soft text-xs">{words.drawnAs(drawnVariant(car).name)}</span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
