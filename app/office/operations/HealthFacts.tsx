import type { ReactNode } from 'react'
import { own } from '~/lib/own.ts'
import { Icon } from '~/ui/Icon.tsx'
import { Instant } from '../frame/Instant.tsx'
import type { Health } from './health.server.ts'
import { jobWords, words } from './words.ts'

type Props = { health: Health /** ISO instant. */; now: string }

const hours = 60 * 60 * 1000
const oldBackup = 26 * hours
const oldMessageSeconds = 10 * 60

/** What needs somebody is marked by a sign and a word, not by a colour alone. */
export function HealthFacts({ health, now }: Props) {
  const { outbox, lastBackup, databaseBytes, jobs } = health
  const isBackupOld = lastBackup === null || Date.parse(now) - Date.parse(lastBackup) > oldBackup
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{words.health}</h2>
      <dl className="grid max-w-prose text-sm">
        <Fact label={words.backup} isBad={isBackupOld}>
          {lastBackup ? <Instant iso={lastBackup} /> : words.noBackup}
        </Fact>
        <Fact label={words.waiting} isBad={outbox.oldestSeconds > oldMessageSeconds}>
          {words.waitingMessages(outbox.waiting, Math.round(outbox.oldestSeconds / 60))}
        </Fact>
        <Fact label={words.givenUp} isBad={outbox.givenUp > 0}>
          {words.messages(outbox.givenUp)}
        </Fact>
        <Fact label={words.storage}>{words.megabytes(Math.round(databaseBytes / 1_000_000))}</Fact>
        {jobs.map(({ name, lastDone, failed }) => (
          <Fact key={name} label={own(jobWords, name) ?? name} isBad={failed > 0}>
            {lastDone ? <Instant iso={lastDone} /> : words.notYet}
            {failed > 0 && `, ${words.failed(failed)}`}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function Fact({ label, isBad = false, children }: { label: string; isBad?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="flex items-center gap-2">
        {isBad && (
          <span className="inline-flex items-center gap-1 font-semibold text-warn">
            <Icon name="warning" className="size-4" />
            {words.look}
          </span>
        )}
        <span>{children}</span>
      </dd>
    </div>
  )
}
