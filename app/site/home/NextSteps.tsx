import type { Step } from '~/menu.ts'
import { Icon } from '~/ui/Icon.tsx'
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
          {steps.map(({ label, href, icon, text }) => (
            <li key={href} className="group relative flex gap-4 border-line border-t py-5">
              <Icon name={icon} className="mt-1 size-6" />
              <div>
                <h3 className="text-lg">
                  <a href={href} className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4">
                    {label}
                  </a>
                </h3>
                <p className="text-ink-soft text-sm">{text}</p>
              </div>
              <Icon name="arrow" className="mt-1 ml-auto size-5 text-ink-soft" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
