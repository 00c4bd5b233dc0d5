import { drawnVariant } from '~/core/cars/car.ts'
import { Elevation } from '~/core/cars/drawings/Elevation.tsx'
import type { Options } from './options.server.ts'
import { words } from './words.ts'

/** The ordered car in the studio, in the chosen paint. */
export function OrderSummary({ options: { car, variant, colour, place }, className }: { options: Options; className: string }) {
  const { dealer } = place
  return (
    <aside aria-label={words.summary} className="lg:col-start-2 lg:row-start-2">
      <div className="stage grid content-center gap-4 rounded-card p-6 lg:sticky lg:top-24 lg:min-h-72 lg:p-10">
        <Elevation
          model={car.slug}
          view="side"
          size={drawnVariant(car).size}
          id="pesanan"
          className={`h-auto w-full max-w-form justify-self-center ${className}`}
        />
        <p>
          <span className="font-bold text-xl">{[car.name, variant?.name].filter(Boolean).join(' ')}</span>
          {colour && <span className="block text-on-stage-soft">{colour.name}</span>}
        </p>
        {dealer && (
          <p>
            {dealer.name}
            <span className="block text-on-stage-soft text-sm">{dealer.address}</span>
          </p>
        )}
      </div>
    </aside>
  )
}
