import type { ReactNode } from 'react'
import type { Background } from '../../content/article-picture.ts'
import { Earth, Floor, GuardRail, Road } from './ground.tsx'
import { Canopy, Factory, Garage, Hall, Workshop } from './indoors.tsx'
import { type Light, lights } from './light.ts'
import { Clouds, Hills, Mountains, Palms, Plantation, Puddles, Rain, RiceTerraces, Sand, Sun, Trees, Water } from './nature.tsx'
import { BuildingSite, Charger, Gantry, Harbour, House, PublicBuilding, Skyline, Stalls, Tents } from './town.tsx'

export type Place = {
  light: Light
  /** Drawn between the sky and the car. */
  behind: ReactNode
  /** Drawn in front of the car. */
  before?: ReactNode
  /** Slope of the road in degrees, rising towards the front of the car. */
  climb?: number
}

const { dawn, day, dusk, night, rain, indoors } = lights
const grass = '#7ba05b'
const soil = '#9b7653'

/** In the order of `backgrounds`. */
export const places: Record<Background, Place> = {
  banjir: {
    light: rain,
    behind: (
      <>
        <Hills fill={rain.far} />
        <House wall="#b9aea1" roof="#6d5a52" windows="#8fa1ab" />
        <path d="M0 640H1600V840H0Z" fill="#8b8271" />
        <path d="M120 600H620" stroke="#7d6a55" strokeWidth="30" opacity=".6" />
      </>
    ),
    before: (
      <>
        <path d="M0 716Q400 704 800 716T1600 712V840H0Z" fill="#a2987f" opacity=".9" />
        <path d="M120 770h300m260 30h360m140-40h300" stroke="#d9d2c0" strokeWidth="6" strokeLinecap="round" opacity=".7" />
      </>
    ),
  },
  bengkel: {
    light: indoors,
    behind: (
      <>
        <Workshop wall="#d3d8da" post="#c4001a" dark="#4b545a" />
        <Floor fill={indoors.ground} bright={indoors.bright} />
      </>
    ),
  },
  'bengkel-terbuka': {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <Trees fill={day.middle} trunk="#6b4d36" />
        <Canopy roof="#4b545a" post="#8c959a" />
        <Floor fill="#b7b4ac" bright={day.bright} />
      </>
    ),
  },
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
  garasi: {
    light: indoors,
    behind: (
      <>
        <Garage wall="#e2ddd4" shelf="#8d7f70" line="#c4001a" />
        <Floor fill="#b5b1a9" bright={indoors.bright} />
      </>
    ),
    before: <path d="M110 690V770M1490 690V770M110 730H1490" stroke="#c4001a" strokeWidth="5" strokeDasharray="2 22" />,
  },
  hujan: {
    light: rain,
    behind: (
      <>
        <Skyline fill={rain.far} windows="#f6dfa5" />
        <Road fill={rain.ground} line={rain.bright} />
        <Puddles fill={rain.bright} />
      </>
    ),
    before: <Rain stroke={rain.bright} />,
  },
  'jalan-tol': {
    light: dawn,
    behind: (
      <>
        <Sun x={1180} y={430} r={76} fill={dawn.bright} />
        <Hills fill={dawn.far} y={480} />
        <Hills fill={dawn.middle} y={560} />
        <Gantry fill="#1d6b4c" />
        <GuardRail fill="#c9c4c0" />
        <Road fill={dawn.ground} line={dawn.bright} />
      </>
    ),
  },
  'kantor-samsat': {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <Trees fill={day.middle} trunk="#6b4d36" />
        <PublicBuilding wall="#eef1f2" roof="#3d6f9e" windows="#8fb2c6" stripe="#3d6f9e" />
        <Road fill={day.ground} line={day.bright} />
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
  'kota-malam': {
    light: night,
    behind: (
      <>
        <Sun x={1340} y={150} r={48} fill="#f7e7b8" />
        <g transform="translate(-90 -60)">
          <Skyline fill={night.far} />
        </g>
        <Skyline fill={night.near} windows={night.bright} />
        <Road fill={night.ground} line={night.bright} />
        <Puddles fill="#5a6a94" />
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
  pabrik: {
    light: indoors,
    behind: (
      <>
        <Factory wall="#cdd3d7" steel="#7d878e" robot="#d9822b" />
        <Floor fill="#aeb4b6" bright={indoors.bright} />
      </>
    ),
  },
  pameran: {
    light: night,
    behind: (
      <>
        <Hall dark="#24262b" bright="#fff3d6" />
        <Floor fill="#3a3d43" bright="#d9d4c7" />
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
  pasar: {
    light: dawn,
    behind: (
      <>
        <Sun x={820} y={300} r={70} fill={dawn.bright} />
        <Skyline fill={dawn.far} />
        <Stalls wood={dawn.near} />
        <Road fill={dawn.ground} line={dawn.bright} />
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
  pelabuhan: {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <Water fill="#4d93ab" bright={day.bright} />
        <Harbour hull="#2c4a63" crane="#d9a02b" />
        <Floor fill="#a7a49d" bright={day.bright} />
      </>
    ),
  },
  pengisian: {
    light: dusk,
    behind: (
      <>
        <Hills fill={dusk.far} />
        <House wall="#e3cdb9" roof="#7d4549" windows={dusk.bright} />
        <Floor fill="#8d7f7c" bright={dusk.bright} />
      </>
    ),
    before: <Charger body="#f3f1ec" bright="#2f8f5b" />,
  },
  proyek: {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <Hills fill={day.far} />
        <BuildingSite frame="#8c8f8f" crane="#d99a2b" />
        <Earth fill={soil} marks="#75573b" />
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
  sekolah: {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <PublicBuilding wall="#f2e6cf" roof="#a8523f" windows="#9cc0c4" stripe="#d9b26a" />
        <Trees fill={day.middle} trunk="#6b4d36" />
        <Earth fill="#c2a57a" marks="#9a7f57" />
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
}
