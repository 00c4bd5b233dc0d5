import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { loadOfAgents, waitingIn, waitingTimes } from '~/core/conversations/staff-lists.server.ts'
import { deskOf } from '../../frame/desk.server.ts'
import { OfficePage } from '../../frame/OfficePage.tsx'
import { readOrKeep, useKept } from '../../frame/read-or-keep.ts'
import { useNow } from '../../leads/TimeLeft.tsx'
import { useDesk } from '../live/use-desk.ts'
import { spanWords, loadWords as words } from '../words.ts'
import type { Route } from './+types/load.screen'

/** Hours of the waiting times. */
const measured = 24

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  const [grant, now] = [allow('chat:supervise'), clock.now()]
  const [waiting, agents, times] = await Promise.all([
    waitingIn(db, allow('chat:read'), now),
    loadOfAgents(db, grant),
    waitingTimes(db, grant, now.subtract({ hours: measured })),
  ])
  return {
    now: now.epochMilliseconds,
    waiting: { count: waiting.count, since: waiting.since?.epochMilliseconds ?? null },
    agents: agents.map(({ since, ...agent }) => ({ ...agent, since: since?.epochMilliseconds ?? null })),
    times,
  }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readOrKeep('load', '', () => serverLoader())
}

export default function LoadScreen({ loaderData }: Route.ComponentProps) {
  const { now: servedAt, waiting, agents, times } = loaderData
  useDesk()
  useKept('load', '', loaderData)
  const now = useNow(servedAt)
  const since = (at: number | null) => (at === null ? words.nothing : spanWords(Math.max(0, now - at)))
  const seconds = (value: number | null) => (value === null ? words.nothing : words.seconds(value))
  const desk = (
    <Link to={at.chatDesk()} className="underline underline-offset-4">
      {words.desk}
    </Link>
  )
  return (
    <OfficePage title={words.title} action={desk}>
      <Figures
        rows={[
          { label: words.waiting, value: String(waiting.count) },
          { label: words.longest, value: since(waiting.since) },
        ]}
      />
      <section className="grid gap-3">
        <h2 className="text-lg">{words.agent}</h2>
        {agents.length === 0 ? <p>{words.none}</p> : <AgentList agents={agents} since={since} />}
      </section>
      <section className="grid gap-3">
        <h2 className="text-lg">{words.times}</h2>
        <Figures
          rows={[
            { label: words.answered, value: String(times.answered) },
            { label: words.median, value: seconds(times.median) },
            { label: words.ninetieth, value: seconds(times.ninetieth) },
          ]}
        />
      </section>
    </OfficePage>
  )
}

function Figures({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <dl className="flex flex-wrap gap-3">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid min-w-36 gap-1 rounded-card border border-line p-3">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="text-xl tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Agent = Route.ComponentProps['loaderData']['agents'][number]

function AgentList({ agents, since }: { agents: readonly Agent[]; since: (at: number | null) => string }) {
  return (
    <ul className="max-w-2xl border-line border-t">
      {agents.map((agent) => (
        <li key={agent.agentId} className="grid gap-1 border-line border-b py-2">
          <span className="font-semibold wrap-anywhere">{agent.agent}</span>
          <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <Fact name={words.open} value={String(agent.open)} />
            <Fact name={words.unanswered} value={String(agent.waiting)} />
            <Fact name={words.longest} value={since(agent.since)} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  )
}
