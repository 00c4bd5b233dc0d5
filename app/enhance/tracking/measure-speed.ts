import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { pageSpeedPath, speedLines } from '../../lib/page-speed.ts'
import type { Device } from './data-layer.ts'

/** Measures how fast the page is for this visitor, and sends it once, when the page is left or hidden. */
export function measureSpeed(pageType: string, device: Device, isAllowed: () => boolean): void {
  const measured = new URLSearchParams({ page: pageType, device, line: lineOf() })
  const names = new Set<string>()
  const note = ({ name, value }: MetricType) => {
    measured.set(name, String(name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)))
    names.add(name)
  }
  for (const observe of [onLCP, onINP, onCLS, onTTFB]) observe(note)
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden' || names.size === 0) return
    removeEventListener('visibilitychange', send)
    if (isAllowed()) navigator.sendBeacon(pageSpeedPath, measured)
  })
}

function lineOf(): string {
  const { effectiveType } = (navigator as { connection?: { effectiveType?: string } }).connection ?? {}
  return speedLines.find((line) => line === effectiveType) ?? 'unknown'
}
