import type { Step } from '~/menu.ts'
import { LinkRow } from '~/ui/LinkRow.tsx'
import { words } from './words.ts'

export function NextSteps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null
  return (
    <section className="bg-paper-warm" aria-labelledby="langkah">
      <div className="content py-section">
        <h2 id="langkah" className="text-2xl">
          {words.steps}
        </h2>
        <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-x-8">
          {steps.map((step) => (
            <LinkRow key={step.href} {...step} withArrow />
          ))}
        </ul>
      </div>
    </section>
  )
}
