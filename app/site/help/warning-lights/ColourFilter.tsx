import { at } from '~/addresses.ts'
import type { LampColour } from '~/core/content/warning-lights.ts'
import { colourWords, lightWords as words } from '../words.ts'
import type { ColourCount } from './lights.ts'

type Props = { colours: readonly ColourCount[]; chosen: LampColour | null; total: number }

/** Links to the lights of one colour: the address is the state. */
export function ColourFilter({ colours, chosen, total }: Props) {
  return (
    <nav aria-label={words.filter} className="mt-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        <Choice href={at.warningLights()} label={words.counted(words.all, total)} isChosen={chosen === null} />
        {colours.map(({ colour, count }) => (
          <Choice
            key={colour}
            href={at.warningLights({ warna: colour })}
            label={words.counted(colourWords[colour].name, count)}
            isChosen={chosen === colour}
          />
        ))}
      </ul>
    </nav>
  )
}

function Choice({ href, label, isChosen }: { href: string; label: string; isChosen: boolean }) {
  return (
    <li>
      <a
        href={href}
        aria-current={isChosen || undefined}
        className="inline-flex min-h-11 items-center rounded-pill border border-line-strong px-4 tabular hover:border-current aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper"
      >
        {label}
      </a>
    </li>
  )
}
