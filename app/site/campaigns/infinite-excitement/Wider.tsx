import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { Across } from '~/core/cars/drawings/dimension-lines.tsx'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { drawings } from '~/core/cars/drawings/drawings.ts'
import type { Scene } from '~/core/content/campaigns.ts'
import { formatNumber } from '~/lib/number.ts'
import { SceneText } from '../SceneText.tsx'
import { words } from '../words.ts'

type Props = { scene: Scene; car: Car /** Shown in the left half. */; other: Car }

/** Two cars with a common centre line, half of each. */
export function Wider({ scene, car, other }: Props) {
  return (
    <section aria-labelledby="lebar" className="content grid items-center gap-x-16 gap-y-8 pt-section lg:grid-cols-[3fr_2fr]">
      <div className="lg:order-2">
        <SceneText scene={scene} car={car} id="lebar" />
      </div>
      <Halves car={car} other={other} />
    </section>
  )
}

/** Half of the picture's width, in drawing units. */
const reach = 330

function Halves({ car, other }: Omit<Props, 'scene'>) {
  const [left, right] = [other, car].map((one) => drawnVariant(one).size.width) as [number, number]
  const [Left, Right] = [drawings[other.slug].front, drawings[car.slug].front]
  const [leftEdge, rightEdge] = [-left / 2 / millimetresPerUnit, right / 2 / millimetresPerUnit]
  return (
    <svg
      viewBox={`${-reach} -480 ${2 * reach} 640`}
      className="near block w-full"
      role="img"
      aria-label={words.halves(other.name, formatNumber(left), car.name, formatNumber(right))}
    >
      <clipPath id="left-half">
        <path d={`M${-reach}-480H0V20H${-reach}Z`} />
      </clipPath>
      <clipPath id="right-half">
        <path d={`M0-480H${reach}V20H0Z`} />
      </clipPath>
      <g clipPath="url(#left-half)">
        <Left id="l" />
      </g>
      <g clipPath="url(#right-half)">
        <Right id="r" />
      </g>
      <path d="M0-480V150" className="stroke-(--glow)" strokeWidth="3" strokeDasharray="26 10 4 10" />
      <path d={`M${-reach} 0H${reach}`} className="stroke-ink" vectorEffect="non-scaling-stroke" />
      <Across from={leftEdge} to={0} y={66} value={formatNumber(left / 2)} />
      <Across from={0} to={rightEdge} y={66} value={formatNumber(right / 2)} />
      <g className="measure fill-ink font-semibold">
        <text x="-170" y="138" textAnchor="middle">
          {other.name}
        </text>
        <text x="170" y="138" textAnchor="middle">
          {car.name}
        </text>
      </g>
    </svg>
  )
}
