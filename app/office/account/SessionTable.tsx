import { Form } from 'react-router'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import { Instant } from '../frame/Instant.tsx'
import type { Session } from './account.server.ts'
import { deviceName } from './device-name.ts'
import { words } from './words.ts'

type Props = {
  sessions: readonly Session[]
  /** The id of the present session. */
  here: string
}

/** The devices on which the employee is signed in, each with a button that ends its session. */
export function SessionTable({ sessions, here }: Props) {
  const { title, device, since, end, endOthers } = words.sessions
  return (
    <section className="grid max-w-prose gap-3">
      <h2 className="text-lg">{title}</h2>
      <SidewaysScroll label={title}>
        <table className="w-full text-start text-sm">
          <thead>
            <tr className="border-b border-line text-ink-soft">
              <th scope="col" className="py-2 text-start font-semibold">
                {device}
              </th>
              <th scope="col" className="py-2 text-start font-semibold">
                {since}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id} className="border-b border-line">
                <td className="py-2 pe-3">{deviceName(session.userAgent) ?? words.sessions.unknown}</td>
                <td className="py-2 pe-3">
                  <Instant iso={session.since} />
                </td>
                <td className="py-1 text-end">
                  {session.id === here ? words.sessions.here : <End label={end} id={session.id} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysScroll>
      {sessions.length > 1 && <End label={endOthers} />}
    </section>
  )
}

function End({ label, id }: { label: string; id?: string }) {
  return (
    <Form method="post">
      <button
        type="submit"
        name={id ? 'session' : 'others'}
        value={id ?? 'ya'}
        className="min-h-10 cursor-pointer font-semibold underline underline-offset-4"
      >
        {label}
      </button>
    </Form>
  )
}
