export type { WarningLight } from './warning-light-schema.ts'

/** Colours of lamps on the dashboard, the most urgent first, as written in addresses. */
export const lampColours = ['merah', 'kuning', 'hijau', 'biru'] as const
export type LampColour = (typeof lampColours)[number]

/** Whether the driver may go on, the most urgent first. */
export const drivingAdvice = ['tidak', 'ke-bengkel', 'setelah-beres', 'ya'] as const
export type DrivingAdvice = (typeof drivingAdvice)[number]

/** Symbols that are drawn. `site/help/warning-symbols.ts` draws each of them. */
export const warningSymbols = [
  'abs',
  'airbag',
  'aki',
  'as-roda',
  'bahan-bakar',
  'ban',
  'filter-solar',
  'kunci',
  'lampu-jauh',
  'mesin',
  'oli',
  'pemanas-diesel',
  'pintu',
  'power-steering',
  'rem',
  'sabuk',
  'suhu',
  'traksi',
] as const
export type WarningSymbolName = (typeof warningSymbols)[number]
