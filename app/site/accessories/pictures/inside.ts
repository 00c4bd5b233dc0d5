import type { Shape } from './shape.ts'

const mats = 'M-54-14l7-16h31q8 0 8 7v46q0 7-7 7h-32q-7 0-7-7zM54-14l-7-16h-31q-8 0-8 7v46q0 7 7 7h32q7 0 7-7z'
const doorway = 'M-58-36l8 48M58-36l-8 48M-58 34h116M-58 26l8-2M58 26l-8-2'
const sill = 'M-50 12h100l5 12h-110z'

/** Accessories of the cabin. */
export const inside: Record<string, Shape> = {
  'baki-bagasi': {
    around: 'M-52-32v14M52-32v14',
    part: 'M-46-16h92l10 36q1 6-5 6h-102q-6 0-5-6z',
    detail: 'M-39-10h78l8 29h-94zM-22-10l-4 29M0-10v29M22-10l4 29',
  },
  'karpet-karet': {
    part: mats,
    detail: 'M-46-12h30M-47-4h31M-47 4h31M-47 12h31M-47 20h31M46-12h-30M47-4h-31M47 4h-31M47 12h-31M47 20h-31',
  },
  'karpet-lantai': {
    part: mats,
    detail: 'M-44-6h25v22h-25zM44-6h-25v22h25zM-40-22h22M40-22h-22',
  },
  'karpet-lantai-karet': {
    part: 'M-56-12l8-18h30l7 12h22l7-12h30l8 18v36q0 7-7 7h-34l-7-9h-16l-7 9h-34q-7 0-7-7z',
    detail: 'M-46-10h26M-47 0h27M-47 10h27M-47 20h27M46-10h-26M47 0h-27M47 10h-27M47 20h-27M-9-8h18',
  },
  'pelat-ambang-pintu': { around: doorway, part: sill, detail: 'M-28 18h56' },
  'pelat-ambang-pintu-menyala': {
    around: doorway,
    part: sill,
    detail: 'M-28 18h56M-30 4l-3-10M-10 4l-1-13M10 4l1-13M30 4l3-10',
  },
  'sarung-jok': {
    around: 'M-7-24v5M7-24v5',
    part: 'M-10-38h20q4 0 4 4v6q0 4-4 4h-20q-4 0-4-4v-6q0-4 4-4zM-20-20h40q6 0 7 6l4 26h-62l4-26q1-6 7-6zM-34 13h68q6 0 6 6v7q0 6-6 6h-68q-6 0-6-6v-7q0-6 6-6z',
    detail: 'M-11-18l-2 28M11-18l2 28M-14 15v15M14 15v15',
  },
  'kamera-dasbor': {
    around: 'M-56 30l18-56q2-6 8-6h60q6 0 8 6l18 56M-56 30h112',
    part: 'M-18-26h36q4 0 4 4v5q0 4-4 4h-36q-4 0-4-4v-5q0-4 4-4zM-12-6h24q4 0 4 4v12q0 4-4 4h-24q-4 0-4-4v-12q0-4 4-4z',
    detail: 'M0-13v7M-5 4a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM11-1h1',
  },
  'lampu-sambut': {
    around: 'M-52-36v28q0 8 8 8h88q8 0 8-8v-28M-30-22h14',
    part: 'M-9-2h18v7h-18zM-34 30a34 6 0 1 0 68 0a34 6 0 1 0-68 0z',
    detail: 'M-9 8l-20 16M9 8l20 16M0 9v12',
  },
  'radio-usb-dan-bluetooth': {
    part: 'M-46-22h92q6 0 6 6v32q0 6-6 6h-92q-6 0-6-6v-32q0-6 6-6z',
    detail:
      'M-44 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM28 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM-18-13h36v13h-36zM-18 8h12v6h-12zM8 8l8 6-4 4v-13l4 3-8 6',
  },
}
