import type { ReactNode } from 'react'
import { words } from './words.ts'

/** Where the frame number stands: two drawings. */
export function WhereToLook() {
  return (
    <section aria-labelledby="letak-nomor">
      <h2 id="letak-nomor" className="text-xl">
        {words.where}
      </h2>
      <div className="mt-4 grid gap-6 sm:max-lg:grid-cols-2">
        <Place text={words.onPaper} label={words.onPaperAlt}>
          <Paper />
        </Place>
        <Place text={words.onDoor} label={words.onDoorAlt}>
          <Door />
        </Place>
      </div>
      <p className="mt-4 text-ink-soft text-sm">{words.onInvoice}</p>
    </section>
  )
}

function Place({ text, label, children }: { text: string; label: string; children: ReactNode }) {
  return (
    <figure>
      <svg viewBox="0 0 320 170" role="img" aria-label={label} className="w-full rounded-card bg-paper-warm">
        {children}
      </svg>
      <figcaption className="mt-2 text-sm">{text}</figcaption>
    </figure>
  )
}

const thin = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** A registration paper with two columns; the line of the frame number is marked. */
function Paper() {
  return (
    <>
      <rect x="40" y="18" width="240" height="134" rx="6" className="fill-paper stroke-line-strong" strokeWidth="2" />
      <path d="M40 44h240" className="stroke-line-strong" strokeWidth="2" />
      <path d="M56 31h70M232 31h32" className="stroke-ink-soft" {...thin} strokeWidth={4} />
      <path d="M56 58h44M56 72h62M56 86h36M56 128h50M56 140h34" className="stroke-line-strong" {...thin} strokeWidth={3} />
      <path d="M130 58h110M130 72h76M130 86h124M130 128h90M130 140h116" className="stroke-line" {...thin} strokeWidth={3} />
      <rect x="48" y="97" width="224" height="22" rx="4" className="fill-paper-warm stroke-accent" strokeWidth="2.5" />
      <text x="56" y="112" fontSize="10" textLength="64" lengthAdjust="spacingAndGlyphs" className="fill-ink-soft">
        NO. RANGKA
      </text>
      <text x="130" y="112" fontSize="11" fontWeight="700" textLength="134" lengthAdjust="spacingAndGlyphs" className="fill-ink">
        MK2NCWTARJJ250000
      </text>
    </>
  )
}

/** The side of a car with its front door open; the plate on the pillar behind the door is marked. */
function Door() {
  return (
    <>
      <path d="M0 156h320" className="stroke-line-strong" {...thin} />
      <path d="M0 88c20-6 44-10 62-14l56-48c4-3 8-4 13-4h189M88 142h232" className="stroke-ink-soft" {...thin} />
      <path d="M74 76l46-40c3-2 6-3 10-3h84l6 109H88l-8-30z" className="fill-paper stroke-ink-soft" {...thin} />
      <path
        d="M176 142c-8-2-12-6-12-12s6-9 14-9h16l5-40c1-8 13-8 14 0l2 60M108 84l16 24M114 96l-20 6"
        className="stroke-line-strong"
        {...thin}
      />
      <path d="M226 33h94M226 33l6 109M320 42h-84l2 34h82" className="stroke-ink-soft" {...thin} />
      <path d="M248 90h16" className="stroke-ink-soft" {...thin} strokeWidth={4} />
      <path d="M74 76L24 62 8 106l6 50 74-14-8-30zM66 81L29 71 18 100l53 2z" className="fill-paper stroke-ink" {...thin} />
      <path d="M20 118l12-1" className="stroke-ink" {...thin} strokeWidth={4} />
      <rect x="206" y="98" width="32" height="24" rx="3" className="fill-paper stroke-accent" strokeWidth="2.5" />
      <path d="M211 105h22M211 110h16M211 115h19" className="stroke-ink-soft" {...thin} />
    </>
  )
}
