import type { Background } from '../../content/article-picture.ts'
import { Earth, GuardRail, Road } from './ground.tsx'
import { BeachThings, PowerPoles, Sailboat, Sunrise } from './journeys.tsx'
import { lights } from './light.ts'
import { Clouds, Hills, Mountains, Palms, Plantation, RiceTerraces, Sand, Sun, Trees, Water } from './nature.tsx'
import type { Place } from './place.ts'
import { Tents } from './town.tsx'

const { dawn, day, dusk, rain } = lights
const grass = '#7ba05b'
const soil = '#9b7653'

/** Backgrounds outside of towns. */
export const outdoors = {
  danau: {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <Mountains far={day.far} near={day.middle} />
        <Water fill="#5d9fb8" bright={day.bright} />
        <Earth fill={grass} marks="#56793f" />
      </>
    ),
  },
  fajar: {
    light: dawn,
    behind: (
      <>
        <Sunrise x={980} y={520} fill={dawn.bright} />
        <Hills fill={dawn.far} y={520} />
        <Hills fill={dawn.middle} y={590} />
        <PowerPoles fill={dawn.near} />
        <Road fill={dawn.ground} line={dawn.bright} />
      </>
    ),
  },
  'kebun-sawit': {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <Hills fill={day.far} />
        <Plantation far={day.middle} near={day.near} />
        <Earth fill={soil} marks="#75573b" />
      </>
    ),
  },
  lapangan: {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <Hills fill={day.far} />
        <Tents />
        <Earth fill={grass} marks="#56793f" />
      </>
    ),
  },
  'lapangan-pagi': {
    light: dawn,
    behind: (
      <>
        <Sun x={420} y={400} r={90} fill={dawn.bright} />
        <Mountains far={dawn.far} near={dawn.middle} />
        <Trees fill="#7d8d63" trunk={dawn.near} />
        <Earth fill="#a3a86c" marks="#7d8450" />
      </>
    ),
  },
  liburan: {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <Water fill="#27a5bd" bright={day.bright} />
        <Sailboat x={1340} y={506} sail="#f3b62f" />
        <Sand fill="#f3deb6" />
        <BeachThings />
      </>
    ),
  },
  pantai: {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <Hills fill={day.far} y={430} />
        <Water fill="#2fa7b8" bright={day.bright} />
        <Sand fill="#f0dcb4" />
        <Palms fill={day.near} />
      </>
    ),
  },
  'pantai-sore': {
    light: dusk,
    behind: (
      <>
        <Sun x={1130} y={430} r={110} fill={dusk.bright} />
        <Water fill="#b9655b" bright={dusk.bright} />
        <Sand fill="#c9936e" />
        <Palms fill={dusk.near} />
      </>
    ),
  },
  pegunungan: {
    light: rain,
    behind: (
      <>
        <Mountains far="#aebcc2" near="#7f949a" />
        <path d="M0 400H1600V560H0Z" fill="#e8eef0" opacity=".5" />
        <Hills fill="#5d7a6b" y={560} />
        <GuardRail fill="#dfe3e4" />
        <Road fill={rain.ground} line={rain.bright} />
      </>
    ),
  },
  sawah: {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <Mountains far={day.far} near={day.middle} />
        <RiceTerraces bank="#6fa34f" water="#b8dcc9" />
        <Road fill={day.ground} line={day.bright} />
      </>
    ),
  },
  tanjakan: {
    light: dawn,
    behind: (
      <>
        <Sun x={1300} y={330} r={80} fill={dawn.bright} />
        <Mountains far={dawn.far} near={dawn.middle} />
        <Hills fill="#6d7a55" y={540} />
      </>
    ),
    climb: 7,
  },
} satisfies Partial<Record<Background, Place>>
