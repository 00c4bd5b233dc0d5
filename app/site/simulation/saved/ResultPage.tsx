import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { answerSteps } from '~/core/leads/request/next-steps.ts'
import { ReceivedPage } from '~/core/leads/request/ReceivedPage.tsx'
import { requestWords } from '~/core/leads/request/words.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { Stepper } from '~/ui/Stepper.tsx'
import { CashPayment } from '../result/CashPayment.tsx'
import { CreditFigures } from '../result/CreditFigures.tsx'
import { savedLead, savedPackage } from './figures.ts'
import { KeptOldCar } from './KeptOldCar.tsx'
import { OtherSimulations } from './OtherSimulations.tsx'
import type { Result } from './result.server.ts'
import { words as formWords, resultWords as words } from './words.ts'

/** The page of a saved simulation: its figures, the next steps, and the person's other simulations. */
export function ResultPage({ result }: { result: Result }) {
  const { token, view, simulation, calculator, others } = result
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail steps={[calculator]} />
      <ReceivedPage
        token={token}
        view={view}
        title={titleOf(result)}
        lead={savedLead(simulation)}
        intro={<Stepper steps={formWords.steps.map((label) => ({ label }))} current={3} />}
        steps={view.answerBy ? [...answerSteps(view), words.bring] : [words.arrives(view.phoneEnding), words.nobodyCalls]}
        {...(!view.answerBy && { notCome: words.notArrived })}
        actions={<Actions result={result} />}
      />
      <section aria-labelledby="angka" className="mt-12 border-line border-t pt-10">
        <h2 id="angka" className="text-2xl">
          {words.figures}
        </h2>
        {simulation.credit && <p className="mt-1 text-ink-soft">{savedPackage(simulation.credit.package)}</p>}
        {simulation.oldCar && <KeptOldCar oldCar={simulation.oldCar} />}
        <div className="mt-6 grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
          <Figures simulation={simulation} />
        </div>
      </section>
      <OtherSimulations token={token} others={others} calculator={calculator.href} />
    </div>
  )
}

export const titleOf = ({ view }: Pick<Result, 'view'>): string => (view.dealer ? words.asked : words.title)

function Figures({ simulation: { credit, cash, oldCar } }: Pick<Result, 'simulation'>) {
  if (!credit) return <CashPayment cash={cash} credit={null} oldCar={oldCar} />
  const { package: offered, ...worked } = credit
  return <CreditFigures result={{ ...worked, contract: offered.contract }} />
}

function Actions({ result: { token, mayAsk, share, calculator } }: { result: Result }) {
  return (
    <>
      {mayAsk && <ButtonLink href={at.simulationDealer(token)}>{words.ask}</ButtonLink>}
      <ButtonLink href={at.simulationDocument(token)} tone="secondary" data-no-prerender="">
        {words.download}
      </ButtonLink>
      <ButtonLink href={share} tone="secondary">
        {words.share}
      </ButtonLink>
      <ButtonLink href={calculator.href} tone="quiet">
        {words.openAgain}
      </ButtonLink>
      <ButtonLink href={at.request(token)} tone="quiet">
        {requestWords.follow}
      </ButtonLink>
    </>
  )
}
