import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import type { Scene } from '~/core/content/campaigns.ts'
import { carId } from '../campaign-style.ts'
import { SceneText } from '../SceneText.tsx'
import { words } from '../words.ts'

/** The last station: a night scene over the full width. */
export function Camp({ scene, car }: { scene: Scene; car: Car }) {
  return (
    <section aria-labelledby="kemah" className="camp relative overflow-clip text-ink scheme-dark">
      <Stars />
      <div className="content relative pt-section">
        <SceneText scene={scene} car={car} id="kemah" />
      </div>
      <div className="relative max-md:w-[28.75rem] lg:-mt-24">
        <Night car={car} />
      </div>
    </section>
  )
}

function Stars() {
  return (
    <svg
      viewBox="0 0 1280 400"
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-x-0 top-0 h-3/4 w-full"
      aria-hidden="true"
    >
      <g fill="none" stroke="#fdf6ea" strokeLinecap="round">
        <path
          d="M40 60h.1M140 210h.1M230 40h.1M330 150h.1M420 30h.1M560 90h.1M640 190h.1M730 50h.1M810 140h.1M880 230h.1M960 70h.1M1040 160h.1M1130 40h.1M1210 120h.1M1250 220h.1M700 260h.1M500 240h.1"
          strokeWidth="3"
          opacity=".8"
        />
        <path
          d="M90 120h.1M190 90h.1M280 250h.1M380 80h.1M470 160h.1M610 40h.1M690 120h.1M770 210h.1M850 60h.1M920 150h.1M1000 30h.1M1080 240h.1M1170 180h.1M1230 50h.1M1010 110h.1"
          strokeWidth="1.6"
          opacity=".7"
        />
      </g>
    </svg>
  )
}

/** Tent, fire, and the car between them, all at one scale. */
function Night({ car }: { car: Car }) {
  const middle = drawnVariant(car).size.length / millimetresPerUnit / 2
  return (
    <svg viewBox={`${middle - 1250} -760 2500 900`} className="block w-full" role="img" aria-label={words.camp(car.name)}>
      <radialGradient id="fire">
        <stop stopColor="#ffb45a" stopOpacity=".7" />
        <stop offset=".35" stopColor="#ff9a3d" stopOpacity=".25" />
        <stop offset="1" stopColor="#ff9a3d" stopOpacity="0" />
      </radialGradient>
      <g transform={`translate(${middle})`}>
        <path
          d="M-1250-250-980-420-820-340-560-520-330-380-60-470 240-340 520-450 760-360 980-470 1250-330V0H-1250Z"
          fill="#1d2d42"
        />
        <path d="M-1250-120-1000-220-700-140-380-230-60-150 300-220 640-130 940-210 1250-130V0H-1250Z" fill="#16233a" />
        <path d="M-1250-14Q-600-30 0-10T1250-14V140H-1250Z" fill="#10161f" />
        <circle cx="-790" cy="-70" r="420" fill="url(#fire)" />
        <Tent />
        <Fire />
        <path
          d="M1080-14V-90H1040L1074-150H1054L1092-230 1130-150H1110L1144-90H1104V-14ZM1180-14V-70H1152L1176-116H1160L1188-176 1216-116H1200L1224-70H1196V-14Z"
          fill="#0b111b"
        />
      </g>
      <use href={`#${carId}`} />
      <path d={`M${middle - 620} 4Q${middle - 300}-8 ${middle} 4T${middle + 620} 2V20H${middle - 620}Z`} fill="#10161f" />
    </svg>
  )
}

function Tent() {
  return (
    <g transform="translate(-1010 0)">
      <path d="M-170 0 0-250 170 0Z" fill="#e0913f" />
      <path d="M-170 0 0-250 20-250 60 0Z" fill="#f7c274" />
      <path d="M-60 0-6-150 40 0Z" fill="#5b3318" />
      <path d="M-170 0-210 14M170 0 206 14M0-250V-276" stroke="#8f6a44" strokeWidth="6" strokeLinecap="round" />
    </g>
  )
}

function Fire() {
  return (
    <g transform="translate(-730 6)">
      <path d="M-60 4 44-18M-44-18 60 4" stroke="#5a3a24" strokeWidth="16" strokeLinecap="round" />
      <path d="M-38-14Q-56-64-18-96-20-66-4-62 0-104 22-136 20-98 40-74 54-44 34-14Z" fill="#ff8a2b" />
      <path d="M-18-14Q-28-44-2-62 4-40 12-38 18-52 22-64 34-34 18-14Z" fill="#ffd25e" />
    </g>
  )
}
