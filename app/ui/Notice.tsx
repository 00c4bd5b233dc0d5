import type { ReactNode } from 'react'
import { LineDrawing } from './LineDrawing.tsx'
import { check, info, warning } from './line-shapes.ts'

type Tone = 'info' | 'good' | 'warn'

const tones: Record<Tone, { shape: string; colour: string }> = {
  info: { shape: info, colour: 'text-ink-soft' },
  good: { shape: check, colour: 'text-good' },
  warn: { shape: warning, colour: 'text-warn' },
}

/** Information to read before going on. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  const { shape, colour } = tones[tone]
  return (
    <div className="flex gap-3 rounded-card bg-paper-warm p-4">
      <LineDrawing shape={shape} className={`mt-0.5 size-5 ${colour}`} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
