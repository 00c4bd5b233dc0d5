import { useEffect, useRef, useState } from 'react'
import type { DeskView } from '../desk-view.server.ts'
import { alertEmployee, alertsOn, setAlerts } from './alerts.ts'

export type Alerts = { isOn: boolean; isSilent: boolean; change: (isOn: boolean) => void }

/** Alerts for visitors who begin to wait for this employee or for anybody. Off until the employee turns them on. */
export function useAlerts(desk: DeskView): Alerts {
  const [isOn, setOn] = useState(false)
  const [isSilent, setSilent] = useState(false)
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => setOn(alertsOn()), [])
  useEffect(() => {
    const waits = waitsOf(desk)
    const isNew = known.current !== null && [...waits].some((wait) => !known.current?.has(wait))
    known.current = waits
    if (isNew && alertsOn()) alertEmployee()
  }, [desk])
  const change = (wanted: boolean) => {
    setOn(wanted)
    void setAlerts(wanted).then((isShown) => setSilent(wanted && !isShown))
  }
  return { isOn, isSilent, change }
}

/** Every visitor's waiting that this employee can end, by conversation and beginning. */
function waitsOf({ groups }: DeskView): ReadonlySet<string> {
  const rows = groups.filter(({ view }) => view === 'waiting' || view === 'mine').flatMap(({ rows }) => rows)
  return new Set(rows.flatMap(({ id, waitingSince }) => (waitingSince === null ? [] : [`${id} ${waitingSince}`])))
}
