import type { ReactNode } from 'react'
import { words } from './words.ts'

/** The sections of the page with their anchors, in order. */
export const sectionIds = {
  variants: 'varian',
  features: 'fitur',
  specification: 'spesifikasi',
  dimensions: 'ukuran',
  accessories: 'aksesori',
  warranty: 'garansi',
} as const

type Props = { part: keyof typeof sectionIds; lead?: string; children: ReactNode }

export function Section({ part, lead, children }: Props) {
  return (
    <section id={sectionIds[part]} aria-labelledby={`${sectionIds[part]}-judul`} className="content scroll-mt-40 pt-section">
      <h2 id={`${sectionIds[part]}-judul`} className="text-2xl">
        {words[part]}
      </h2>
      {lead && <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>}
      <div className="mt-6 lg:mt-8">{children}</div>
    </section>
  )
}
