import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

type Tone = 'info' | 'good' | 'warn'

const tones: Record<Tone, { icon: IconName; colour: string }> = {
  info: { icon: 'info', colour: 'text-ink-soft' },
  good: { icon: 'check', colour: 'text-good' },
  warn: { icon: 'warning', colour: 'text-warn' },
}

/** Information to read before going on. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  const { icon, colour } = tones[tone]
  return (
    <div className="flex gap-3 rounded-card bg-paper-warm p-4">
      <Icon name={icon} className={`mt-0.5 size-5 ${colour}`} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
