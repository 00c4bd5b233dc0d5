import type { DrivingAdvice } from '~/core/content/warning-lights.ts'
import { Facts } from '~/ui/Facts.tsx'
import { LineDrawing } from '~/ui/LineDrawing.tsx'
import { check, chevron, warning } from '~/ui/line-shapes.ts'
import { WarningSymbol } from '../WarningSymbol.tsx'
import { adviceWords, colourWords, words as roomWords, lightWords as words } from '../words.ts'
import type { Light } from './lights.ts'

const octagon = 'M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM7.5 12h9'
const wrench = 'M20.5 7.2a5 5 0 01-6.7 5.6L7 19.8a2 2 0 01-2.8-2.8l7-6.8A5 5 0 0117 3.5l-3 3 .6 3 3 .6z'

const adviceLooks: Record<DrivingAdvice, { shape: string; colour: string }> = {
  tidak: { shape: octagon, colour: 'text-error' },
  'ke-bengkel': { shape: wrench, colour: 'text-warn' },
  'setelah-beres': { shape: warning, colour: 'text-warn' },
  ya: { shape: check, colour: 'text-good' },
}

/** One light: its symbol, whether to drive on, what it means, and what to do. */
export function LightCard({ light: { slug, name, symbol, colour, meaning, whatToDo, mayDriveOn, sample } }: { light: Light }) {
  const { shape, colour: adviceColour } = adviceLooks[mayDriveOn]
  return (
    <article className="grid grid-cols-[auto_1fr] gap-x-4 rounded-card border border-line p-5 has-[:target]:border-ink has-[:target]:ring-1 has-[:target]:ring-ink">
      <div className="stage grid size-16 place-items-center rounded-control">
        <WarningSymbol symbol={symbol} colour={colour} />
      </div>
      <div className="self-center">
        <h3 className="text-lg">{name}</h3>
        <Facts className="text-ink-soft text-sm" facts={[colourWords[colour].name, sample && roomWords.sample]} />
      </div>
      <div className="col-span-full">
        <p className={`mt-4 flex items-center gap-2 font-semibold ${adviceColour}`}>
          <LineDrawing shape={shape} />
          {adviceWords[mayDriveOn]}
        </p>
        <p className="mt-2">{meaning}</p>
        <Steps slug={slug} steps={whatToDo} open={mayDriveOn === 'tidak'} />
      </div>
    </article>
  )
}

/** A link to `#slug` opens the steps. Those of lights with which nobody may drive on are open from the start. */
function Steps({ slug, steps, open }: { slug: string; steps: readonly string[]; open: boolean }) {
  return (
    <details open={open} className="group mt-3 print:details-content:[content-visibility:visible]">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-sm">
        {words.todo}
        <LineDrawing shape={chevron} className="size-4 group-open:rotate-180" />
      </summary>
      <div id={slug} className="scroll-mt-72">
        <ol className="grid list-decimal gap-1 pl-5 text-sm marker:text-ink-soft">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </details>
  )
}
