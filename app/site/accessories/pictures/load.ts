import { bed, pickup, side } from './cars.ts'
import type { Shape } from './shape.ts'

const truck =
  'M-56 20V0l7-17q2-5 6-5h12q5 0 5 5v37M-50-2l5-12q1-3 4-3h7q2 0 2 2v13zM-26 12h82v8h-12M26 20h-52M-47 20h-9' +
  'M-46 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM28 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'

/** Accessories to carry, pull and load, and those of the bed. */
export const load: Record<string, Shape> = {
  'batang-derek': {
    around: 'M-58-32h44q16 0 20 12l8 20q3 9-6 11l-12 2h-54M14-10h-26',
    part: 'M-34 18h46V8q0-5 5-5h14v6h-12v15h-53zM19-8a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
    detail: 'M25-2v5M-22 18v6M-8 18v6',
  },
  'boks-atap': {
    around: side,
    part: 'M-16-24q1-12 16-13h26q9 1 12 13z',
    detail: 'M-15-29h51M-6-24v4M28-24v4',
  },
  'pelapis-bak': {
    around: bed,
    part: 'M-39-21h78l9 44h-96z',
    detail: 'M-24-21l-5 44M-8-21l-2 44M8-21l2 44M24-21l5 44M-44 2h9v10h-11M44 2h-9v10h11',
  },
  'pelindung-lantai-bak': {
    around: bed,
    part: 'M-39-21h78l9 44h-96z',
    detail:
      'M-26-13l6 4M-8-13l6 4M10-13l6 4M28-13l4 3M-32-1l6 4M-12-1l6 4M8-1l6 4M28-1l6 4M-36 12l6 4M-14 12l6 4M8 12l6 4M30 12l6 4',
  },
  'penutup-bak-lunak': {
    around: bed,
    part: 'M-45-28h90l6 28h-102zM-53 0h106q4 0 4 5t-4 5h-106q-4 0-4-5t4-5z',
    detail: 'M-18-28l-3 28M18-28l3 28M-53 5h6M47 5h6M-30 10v9M30 10v9',
  },
  'penutup-bak-rol': {
    around: bed,
    part: 'M-45-24h90l10 50h-110zM-46-34h92v9h-92z',
    detail: 'M-46-15h92M-48-6h96M-50 3h100M-52 12h104M-6 19h12',
  },
  snorkel: {
    around: pickup,
    part: 'M-42 1h9l11-14v-12h-7q-3 0-3-3v-7h11q6 0 6 6v20l-14 18h-13z',
    detail: 'M-30-30h6',
  },
  'terpal-bak': {
    around: truck,
    part: 'M-21 12v-34q0-7 8-7h58q8 0 8 7v34z',
    detail: 'M-4-29v41M16-29v41M36-29v41M-21 3l8 9M53 3l-8 9',
  },
  'kamera-mundur': {
    around: 'M-52-36v36q0 7 7 7h90q7 0 7-7v-36M-20-8h40v11h-40z',
    part: 'M-10-25h20q4 0 4 4v6q0 4-4 4h-20q-4 0-4-4v-6q0-4 4-4z',
    detail: 'M-4-18a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM-18 14l-20 22M18 14l20 22M-25 22h50M-34 31h68',
  },
  'kabel-pengisian-cadangan': {
    part: 'M-56-9h16q5 0 5 5v8q0 5-5 5h-16q-3 0-3-3v-12q0-3 3-3zM56-9h-16q-5 0-5 5v8q0 5 5 5h16q3 0 3-3v-12q0-3-3-3z',
    detail: 'M-35 0c12 0 10 26 22 26s12-50 4-50-8 50 6 50 12-50 6-50-8 50 6 50 14-26 26-26M-52-4v8M52-4v8',
  },
  'kotak-kabel-pengisian': {
    around: 'M-16-14v-8q0-5 5-5h22q5 0 5 5v8',
    part: 'M-42-14h84q6 0 6 6v34q0 6-6 6h-84q-6 0-6-6v-34q0-6 6-6z',
    detail: 'M-48-2h96M3 4l-10 12h8l-3 10 11-13h-8z',
  },
}
