import type { Subject } from '~/core/cars/spec.ts'
import { formatNumber } from '~/lib/number.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/Field.tsx'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import { compareFormId } from './Chooser.tsx'
import { doorRoom, type Fit, fitInto, mirrorAllowance, type Verdict } from './fit.ts'
import { keyOf } from './selection.ts'
import { type Side, type Space, type SpaceRequest, sideParameters, sides } from './space.ts'
import { refusalWords, sideHints, sideLabels, verdictWords, words } from './words.ts'

/** Id of the section that says whether each car fits into the visitor's garage or gate, and how much room is left. */
export const spaceCheckId = 'muat'
/** In the address when the visitor asked for this check, not for another comparison. */
export const checkParameter = 'periksa'

type Props = { subjects: Subject[]; title: string; request: SpaceRequest; tone: 'primary' | 'secondary' }

export function SpaceCheck({ subjects, title, request, tone }: Props) {
  const { space } = request
  return (
    <section
      id={spaceCheckId}
      className="mt-section scroll-mt-24 rounded-card bg-paper-warm p-6 lg:p-10"
      aria-labelledby="muat-judul"
    >
      <h2 id="muat-judul" className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{words.spaceLead}</p>
      <div className="mt-6 grid gap-5 md:grid-cols-[1fr_1fr_1fr_auto] md:items-end">
        {sides.map((side) => (
          <SideField key={side} side={side} request={request} />
        ))}
        <Button form={compareFormId} name={checkParameter} value="ya" tone={tone}>
          {words.check}
        </Button>
      </div>
      {space && <Understood space={space} />}
      {space && (
        <ul className="mt-4 grid gap-4 md:grid-cols-3">
          {subjects.map((subject) => (
            <FitCard key={keyOf(subject)} subject={subject} fit={fitInto(space, subject.variant.size)} />
          ))}
        </ul>
      )}
      <p className="mt-5 max-w-prose text-ink-soft text-sm">
        {words.assumption(centimetres(mirrorAllowance / 2))} {space?.length && words.assumptionDoors(centimetres(doorRoom))}
      </p>
    </section>
  )
}

/** Repeats the typed values in metres, so that the visitor notices a wrong unit at once. */
function Understood({ space }: { space: Space }) {
  const measures = sides.flatMap((side) => (space[side] === null ? [] : [words.measure(side, space[side])]))
  return <p className="mt-8 tabular">{words.understood(measures)}</p>
}

function SideField({ side, request: { typed, refusals } }: { side: Side; request: SpaceRequest }) {
  const refusal = refusals[side]
  return (
    <TextField
      form={compareFormId}
      name={sideParameters[side]}
      label={sideLabels[side]}
      hint={sideHints[side]}
      error={refusal && refusalWords[refusal](side)}
      defaultValue={typed[side]}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="go"
    />
  )
}

const signs: Record<Verdict, { icon: IconName; colour: string }> = {
  fits: { icon: 'check', colour: 'text-good' },
  'mirrors-folded': { icon: 'warning', colour: 'text-warn' },
  'too-small': { icon: 'close', colour: 'text-error' },
}

function FitCard({ subject: { car, variant }, fit }: { subject: Subject; fit: Fit }) {
  const { icon, colour } = signs[fit.verdict]
  return (
    <li className="rounded-card bg-paper p-5">
      <h3 className="text-base">
        {car.name} {variant.name}
      </h3>
      <p className={`mt-2 flex items-center gap-2 font-bold text-lg ${colour}`}>
        <Icon name={icon} className="size-6" />
        {verdictWords[fit.verdict]}
      </p>
      <ul className="mt-2 text-sm tabular">
        {spareLines(fit).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {fit.tightDoors && <p className="mt-2 text-sm text-warn">{words.tightDoors(centimetres(doorRoom))}</p>}
    </li>
  )
}

function spareLines({ spare }: Fit): string[] {
  const named: [string, number | null][] = [
    [sideLabels.length, spare.length],
    [sideLabels.width, spare.width],
    [words.mirrorsOpen, spare.widthWithMirrors],
    [sideLabels.height, spare.height],
  ]
  return named.flatMap(([side, millimetres]) => (millimetres === null ? [] : [spareLine(side, millimetres)]))
}

/** Rounds to the disadvantage of the car: room down, a shortage up. */
function spareLine(side: string, millimetres: number): string {
  return millimetres < 0 ? words.short(side, centimetres(-millimetres + 9)) : words.spare(side, centimetres(millimetres))
}

const centimetres = (millimetres: number): string => formatNumber(Math.floor(millimetres / 10))
