import { Link, useLocation } from 'react-router'
import { at } from '~/addresses.ts'
import { smallButton, smallPrimary } from '../../leads/SmallControls.tsx'
import { useNow } from '../../leads/TimeLeft.tsx'
import { spanWords, words } from '../words.ts'
import type { OpenedConversation } from './conversation-view.server.ts'
import { DeskForm } from './DeskForm.tsx'

/** Who writes, who answers, and what the employee may do now. */
export function Head({ opened }: { opened: OpenedConversation }) {
  const { search } = useLocation()
  return (
    <header className="grid gap-2 border-line border-b px-4 pt-2 pb-3">
      <p className="lg:hidden">
        <Link to={at.chatDesk() + search} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {words.back}
        </Link>
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="min-w-0 text-xl wrap-anywhere">
          <bdi>{opened.name}</bdi>
        </h1>
        <State opened={opened} />
      </div>
      <Acts opened={opened} />
    </header>
  )
}

function State({ opened: { agent, dealer, isEnded, waitingSince, now } }: { opened: OpenedConversation }) {
  const present = useNow(now)
  if (isEnded) return <p className="text-ink-soft text-sm">{words.endedNow}</p>
  const parts = [agent ? words.agent(agent.name) : words.nobody, dealer ?? words.maker]
  if (waitingSince !== null) parts.push(words.waits(spanWords(Math.max(0, present - waitingSince))))
  return <p className="text-ink-soft text-sm">{parts.join(' · ')}</p>
}

function Acts({ opened }: { opened: OpenedConversation }) {
  const { can, agent } = opened
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {can.take && (
        <DeskForm act="ambil">
          <button type="submit" className={smallPrimary}>
            {words.take}
          </button>
        </DeskForm>
      )}
      {can.takeOver && agent && (
        <DeskForm act="ambil" hidden={{ dari: agent.id }}>
          <button type="submit" className={smallPrimary}>
            {words.takeOver(agent.name)}
          </button>
        </DeskForm>
      )}
      {can.release && (
        <DeskForm act="lepas">
          <button type="submit" className={smallButton}>
            {words.release}
          </button>
        </DeskForm>
      )}
      {can.end && (
        <DeskForm act="akhiri">
          <button type="submit" className={smallButton}>
            {words.end}
          </button>
        </DeskForm>
      )}
    </div>
  )
}
