import type { ReactNode } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { Instant } from '../../frame/Instant.tsx'
import type { Work } from './use-work.ts'
import { words } from './words.ts'
import type { Standing } from './work.ts'

type Props = { work: Work; restart: () => void }

/** Whether what is typed is saved. */
export function SavingLine({ work }: Props) {
  const { state, message } = work.saving
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status">{state === 'saved' ? <Saved savedAt={work.standing.savedAt} /> : textOf(state, message)}</p>
      {(state === 'unsent' || state === 'refused') && <Small onClick={() => work.saver.send()}>{words.saving.again}</Small>}
      {state === 'older' && (
        <>
          <Small onClick={() => work.takeNewer()}>{words.saving.takeNewer}</Small>
          <Small onClick={() => work.saver.overwrite()}>{words.saving.overwrite}</Small>
        </>
      )}
    </div>
  )
}

function Saved({ savedAt }: { savedAt: string | null }) {
  return (
    <>
      {words.saving.saved} {savedAt && <Instant iso={savedAt} />}
    </>
  )
}

function textOf(state: Exclude<Work['saving']['state'], 'saved'>, message: string): string {
  return state === 'refused' ? message : words.saving[state]
}

function Small({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button type="button" tone="quiet" onClick={onClick}>
      {children}
    </Button>
  )
}

/** Text on this device that the server does not have, from an earlier visit. */
export function CopyNotice({ work, restart }: Props) {
  if (!work.copy) return null
  const choose = (isWanted: boolean) => {
    work.useCopy(isWanted)
    restart()
  }
  return (
    <Notice tone="warn">
      <p>
        {words.copy.text} <Instant iso={work.copy.at} />.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="button" tone="secondary" onClick={() => choose(true)}>
          {words.copy.use}
        </Button>
        <Small onClick={() => choose(false)}>{words.copy.drop}</Small>
      </div>
    </Notice>
  )
}

/** Who else is writing. */
export function OthersNotice({ standing: { others } }: { standing: Standing }) {
  return others.map(({ name, savedAt }) => (
    <Notice key={name}>
      {words.other(name)} <Instant iso={savedAt} />.
    </Notice>
  ))
}
