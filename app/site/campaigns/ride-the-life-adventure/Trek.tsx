import type { ReactNode } from 'react'
import type { Car } from '~/core/cars/car.ts'
import type { CampaignOf, Scene } from '~/core/content/campaigns.ts'
import { SceneText } from '../SceneText.tsx'
import { words } from '../words.ts'
import { Chassis } from './Chassis.tsx'
import { Lever } from './Lever.tsx'
import { Rocks } from './Rocks.tsx'

type Props = { scenes: Omit<CampaignOf<'ridethelifeadventure'>['scenes'], 'camp'>; car: Car }

/** Stations along a path on a map. The text of a station stays in view while its picture scrolls past. */
export function Trek({ scenes: { rocks, torque, drive }, car }: Props) {
  return (
    <section aria-label={words.waypoints} className="relative overflow-clip">
      <Contours />
      <ol className="content relative pt-section">
        <Station number={1} scene={rocks} car={car}>
          <Rocks car={car} />
        </Station>
        <Station number={2} scene={torque} car={car}>
          <Lever car={car} />
        </Station>
        <Station number={3} scene={drive} car={car}>
          <Chassis car={car} />
        </Station>
      </ol>
    </section>
  )
}

function Station({ number, scene, car, children }: { number: number; scene: Scene; car: Car; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-x-4 lg:grid-cols-[4rem_2fr_3fr] lg:gap-x-10">
      <div className="flex flex-col items-center max-lg:row-span-2">
        <span className="grid size-10 place-items-center rounded-pill bg-(--glow) font-bold text-(--ground) tabular lg:size-14 lg:text-xl">
          {number}
        </span>
        <span className="way -mr-px grow" />
      </div>
      <div className="pb-8 lg:sticky lg:top-32 lg:self-start lg:pb-section">
        <SceneText scene={scene} car={car} id={`titik-${number}`} />
      </div>
      <div className="max-lg:col-start-2 pb-section">{children}</div>
    </li>
  )
}

/** Contour lines of three hills. Each hill is one ring, repeated at smaller sizes. */
function Contours() {
  const hills = [
    { x: 180, y: 260, rings: 7 },
    { x: 1050, y: 700, rings: 8 },
    { x: 260, y: 1280, rings: 6 },
  ]
  return (
    <svg
      viewBox="0 0 1280 1500"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full fill-none stroke-line"
      aria-hidden="true"
    >
      <path
        id="ring"
        d="M0-330C120-350 250-290 320-190S420 60 330 190 90 340-60 330-330 260-370 90-330-200-230-270-90-316 0-330Z"
        vectorEffect="non-scaling-stroke"
      />
      {hills.flatMap(({ x, y, rings }) =>
        Array.from({ length: rings }, (_, at) => (
          <use
            key={`${x} ${at}`}
            href="#ring"
            transform={`translate(${x + at * 9} ${y - at * 6}) rotate(${at * 5}) scale(${1.25 - at * 0.16})`}
          />
        )),
      )}
    </svg>
  )
}
