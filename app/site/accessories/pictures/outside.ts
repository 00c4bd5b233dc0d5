import { front, pickup, rear, side } from './cars.ts'
import type { Shape } from './shape.ts'

/** Accessories that are seen from outside. */
export const outside: Record<string, Shape> = {
  'body-kit-depan-samping-belakang': {
    around: side,
    part: 'M-57 17h12l-1 7h-7q-3 0-3-2zM-19 17h38v4q0 3-3 3h-32q-3 0-3-3zM57 17h-12l1 7h7q3 0 3-2zM28-22h12l9 6q2 2-1 2l-10-2q-4-5-10-6z',
  },
  'emblem-kap-mesin': {
    around: 'M-54 24L-40-22q2-6 8-6h64q6 0 8 6l14 46M-16-28L-20-4M16-28L20-4M-54 24h108',
    part: 'M-33 2h66q4 0 4 4v5q0 4-4 4h-66q-4 0-4-4v-5q0-4 4-4z',
    detail: 'M-26 8.5h8M-13 8.5h8M5 8.5h8M18 8.5h8M-2 8.5l2-3 2 3-2 3z',
  },
  'garnis-bumper-depan': {
    around: front,
    part: 'M-46 18h92v9q0 5-5 5h-82q-5 0-5-5z',
    detail: 'M-30 25h60M-22 22v6M22 22v6',
  },
  'over-fender': {
    around: pickup,
    part: 'M-51 21a17 17 0 0 1 34 0h-5a12 12 0 0 0-24 0zM13 21a17 17 0 0 1 34 0h-5a12 12 0 0 0-24 0z',
    detail: 'M-46 13l-2-1M-40 7l-1-2M-28 7l1-2M-22 13l2-1M18 13l-2-1M24 7l-1-2M36 7l1-2M42 13l2-1',
  },
  'pelindung-bumper-depan': {
    around: front,
    part: 'M-36 34V10q0-7 7-7h58q7 0 7 7v24h-6V12q0-3-3-3h-54q-3 0-3 3v22z',
    detail: 'M-30 22h60M-14 9v13M14 9v13',
  },
  'pijakan-samping': {
    around: side,
    part: 'M-19 23h38q3 0 3 3t-3 3h-38q-3 0-3-3t3-3z',
    detail: 'M-12 20v3M12 20v3M-13 26h8M5 26h8',
  },
  'rel-atap': {
    around: side,
    part: 'M-11-26h42q4 0 5 7h-4q-1-3-3-3h-38q-2 0-3 3h-4q1-7 5-7z',
  },
  'spoiler-atap': { around: side, part: 'M24-21h15l12 7q2 2-1 3l-13-3q-6-5-13-5z' },
  'spoiler-belakang': {
    around: rear,
    part: 'M-40-3h80q4 0 4 4t-4 4h-80q-4 0-4-4t4-4z',
    detail: 'M-10 1h20',
  },
  'spoiler-pintu-belakang': {
    around: rear,
    part: 'M-30-34h60q5 0 6 6v4q-36-6-72 0v-4q1-6 6-6z',
    detail: 'M-9-30h18',
  },
  'sport-bar': {
    around: pickup,
    part: 'M10-1l4-18q1-4 5-4h4q3 0 5 3l18 19h-8l-14-15q-1-1-3-1-2 0-2 2l-3 14z',
  },
  'ujung-knalpot': {
    around: 'M-58-26h74q10 0 13 8l8 18q2 8-6 8h-89M-58 15h46M-58 25h46M37-6h-20',
    part: 'M-12 12h42v16h-42z',
    detail: 'M24 20a6 8 0 1 0 12 0a6 8 0 1 0-12 0zM28 20a3 5 0 1 0 6 0a3 5 0 1 0-6 0z',
  },
  'karet-lumpur': {
    around:
      'M-58 8h30a28 28 0 0 1 56 0h22q8 0 8-8v-28M-20 12a20 20 0 1 0 40 0a20 20 0 1 0-40 0zM-10 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
    part: 'M28 8h18v24q0 3-3 3h-11q-3 0-3-3 1-12-1-24z',
    detail: 'M34 15h7M34 20h7',
  },
  'pelindung-bumper-belakang': {
    around: rear,
    part: 'M-38 16h76v4q0 3-3 3h-70q-3 0-3-3z',
    detail: 'M-30 19.5h14M-7 19.5h14M16 19.5h14',
  },
  'pelindung-gagang-pintu': {
    around: 'M-58-30h116M-58 30h116M50-30v60',
    part: 'M-28 0q0-20 26-20t26 20-26 20-26-20z',
    detail: 'M-40-6h76q5 0 5 6t-5 6h-76q-5 0-5-6t5-6zM-36 0h4',
  },
  'talang-air-samping': {
    around: 'M-58 30v-8l14-6 32-36q4-4 9-4h46q8 0 10 4v46M-34 12l23-26q3-3 6-3h11v29zM14-17h22q4 0 4 4v25h-26z',
    part: 'M-38 8l25-28q3-3 7-3h12v7h-10q-4 0-6 2l-20 22zM14-23h22q8 0 9 6v6h-7v-2q0-3-3-3h-21z',
  },
}
