import type { ReactNode } from 'react'
import { at } from '~/addresses.ts'
import { Icon } from '~/ui/Icon.tsx'
import { WarningSymbol } from './WarningSymbol.tsx'
import { words } from './words.ts'

/** The pages for owners, each with a small picture. */
export function Doors() {
  return (
    <ul aria-label={words.doors} className="mt-10 grid gap-4 md:grid-cols-3 print:hidden">
      <Door href={at.warningLights()} label={words.lights} text={words.lightsText}>
        <WarningSymbol symbol="oli" colour="merah" />
        <WarningSymbol symbol="mesin" colour="kuning" />
        <WarningSymbol symbol="lampu-jauh" colour="biru" />
      </Door>
      <Door href={at.handOver()} label={words.handOver} text={words.handOverText}>
        <Icon name="document" className="size-10" />
        <Icon name="arrow" className="size-6 text-on-stage-soft" />
        <Icon name="clock" className="size-10" />
      </Door>
      <Door href={at.recallCheck()} label={words.recall} text={words.recallText}>
        <Icon name="wrench" className="size-10" />
        <span
          aria-hidden="true"
          className="rounded-control border border-on-stage-soft px-3 py-1 font-semibold tabular tracking-widest"
        >
          MK2•••••
        </span>
      </Door>
    </ul>
  )
}

type Props = { href: string; label: string; text: string; children: ReactNode }

function Door({ href, label, text, children }: Props) {
  return (
    <li className="group relative grid grid-rows-[auto_1fr] overflow-hidden rounded-card bg-paper-warm">
      <div className="stage flex h-24 items-center justify-center gap-5">{children}</div>
      <div className="p-5">
        <h2 className="text-lg">
          <a href={href} className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4">
            {label}
          </a>
        </h2>
        <p className="mt-1 text-ink-soft text-sm">{text}</p>
      </div>
    </li>
  )
}
