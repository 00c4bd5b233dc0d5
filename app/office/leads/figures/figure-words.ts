import { formatNumber } from '../../../lib/number.ts'

/** `45 mnt`, `3 jam 20 mnt`; a dash when nothing was answered. */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return '–'
  const whole = Math.round(minutes)
  if (whole < 60) return `${whole} mnt`
  return whole % 60 === 0 ? `${whole / 60} jam` : `${Math.floor(whole / 60)} jam ${whole % 60} mnt`
}

/** `87 %` of a share from 0 to 1. */
export const formatShare = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)}\u00A0%`)

/** `+12 %` against the period before; null without one. */
export function trend(now: number, before: number | undefined): string | null {
  if (!before) return null
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '+' : ''}${formatNumber(percent)}\u00A0%`
}
