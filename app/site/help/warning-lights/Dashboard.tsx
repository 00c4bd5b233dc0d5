import { WarningSymbol } from '../WarningSymbol.tsx'
import { colourWords, lightWords as words } from '../words.ts'
import type { Light } from './lights.ts'

/** All symbols as on a dashboard. Each leads to its card. */
export function Dashboard({ lights }: { lights: readonly Light[] }) {
  return (
    <nav aria-labelledby="simbol" className="stage mt-8 rounded-card p-5 lg:p-8 print:hidden">
      <h2 id="simbol" className="text-lg">
        {words.which}
      </h2>
      <ul className="mt-4 grid max-w-2xl grid-cols-6 narrow:grid-cols-3 gap-2 sm:grid-cols-9">
        {lights.map(({ slug, name, symbol, colour }) => (
          <li key={slug}>
            <a
              href={`#${slug}`}
              className="grid aspect-square place-items-center rounded-control border border-stage-high hover:border-on-stage"
            >
              <WarningSymbol symbol={symbol} colour={colour} className="size-3/4" />
              <span className="sr-only">{`${name}, ${colourWords[colour].name}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
