import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { LivePart } from '~/ui/LivePart.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { roomForPinned } from '../pinned.ts'
import { Calculator } from './Calculator.tsx'
import type { LoadedCalculator } from './load-calculator.server.ts'

type Props = { loaded: LoadedCalculator; title: string; lead: string; action: string; site: string }

/** The page of one of the two calculators: credit only, or credit and cash. */
export function CalculatorPage({ loaded, title, ...own }: Props) {
  const { facts, factsVersion, asked, today, notice } = loaded
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions + roomForPinned} />
      <Trail steps={[{ label: title, href: own.action }]} />
      <LivePart
        name="calculator"
        component={Calculator}
        facts={facts}
        factsAddress={at.simulationFacts(factsVersion)}
        props={{ asked, today, notice, title, ...own }}
      />
    </div>
  )
}
