import type { Background } from '../../content/article-picture.ts'
import { CargoShip, DealerYard, Dock, Homes, Warehouse } from './dealings.tsx'
import { Earth, Floor, GuardRail, Road } from './ground.tsx'
import { Canopy, Factory, Garage, Hall, Workshop } from './indoors.tsx'
import { ElevatedTrain, StreetLamps } from './journeys.tsx'
import { lights } from './light.ts'
import { Clouds, Hills, Puddles, Rain, Sun, Trees, Water } from './nature.tsx'
import { outdoors } from './outdoors.tsx'
import type { Place } from './place.ts'
import { BuildingSite, Charger, Gantry, Harbour, House, PublicBuilding, Skyline, Stalls } from './town.tsx'

const { dawn, day, dusk, night, rain, indoors } = lights
const soil = '#9b7653'

/** All backgrounds by name. */
export const places: Record<Background, Place> = {
  ...outdoors,
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
  dermaga: {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <Water fill="#3f88a5" bright={day.bright} />
        <CargoShip hull="#27425a" bright={day.bright} />
        <Dock wood="#a97f56" gap="#6f5036" />
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
  gudang: {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <Warehouse wall="#d6dadb" roof="#4f7186" dark="#3a3b3d" />
        <Floor fill="#b1aea7" bright={day.bright} />
      </>
    ),
  },
  'halaman-dealer': {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <DealerYard glass="#a9c9d6" frame="#e9ecec" />
        <Floor fill="#b9b6af" bright={day.bright} />
      </>
    ),
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
  'kompleks-rumah': {
    light: day,
    behind: (
      <>
        <Clouds fill={day.bright} />
        <Homes bright={day.bright} />
        <Road fill={day.ground} line={day.bright} />
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
  'kota-sore': {
    light: dusk,
    behind: (
      <>
        <Sun x={1330} y={330} r={96} fill={dusk.bright} />
        <Skyline fill={dusk.far} windows={dusk.bright} />
        <ElevatedTrain track={dusk.middle} train="#efe6df" />
        <StreetLamps post={dusk.near} light={dusk.bright} />
        <Road fill={dusk.ground} line={dusk.bright} />
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
}
