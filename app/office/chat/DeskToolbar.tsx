import type { RefObject } from 'react'
import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import type { DeskView } from './desk-view.server.ts'
import type { Alerts } from './live/use-alerts.ts'
import { words } from './words.ts'

type Props = {
  desk: DeskView
  isOpen: boolean
  isLive: boolean
  alerts: Alerts
  help: RefObject<HTMLDialogElement | null>
}

const more = 'min-h-9 items-center text-sm underline decoration-line-strong underline-offset-4'

/** What the list shows, the switch of the alerts, and how the desk is connected. */
export function DeskToolbar({ desk, isOpen, isLive, alerts, help }: Props) {
  const views = [
    { label: words.open, href: at.chatDesk(), isCurrent: !desk.isEnded },
    { label: words.ended, href: at.chatDesk({ tampil: 'selesai' }), isCurrent: desk.isEnded },
  ]
  return (
    <div className="grid grid-cols-1 gap-2 border-line border-b px-4 pt-3 pb-2">
      <div className={`flex flex-wrap items-center justify-between gap-x-4 ${isOpen ? 'lg:hidden' : ''}`}>
        <h1 className="text-xl">{words.title}</h1>
        <div className="flex flex-wrap gap-x-4">
          {desk.maySupervise && (
            <Link to={at.chatLoad()} className={`inline-flex ${more}`}>
              {words.load}
            </Link>
          )}
          <button
            type="button"
            onClick={() => help.current?.showModal()}
            className={`${more} hidden cursor-pointer lg:inline-flex`}
          >
            {words.keys}
          </button>
        </div>
      </div>
      <ul className="flex gap-1">
        {views.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <Link
              to={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="inline-flex min-h-9 items-center whitespace-nowrap rounded-control border border-transparent px-2.5 text-sm hover:border-line-strong aria-[current]:border-ink aria-[current]:font-semibold"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {desk.mayAnswer && <AlertSwitch {...alerts} />}
      <p role="status" className="text-sm text-warn empty:hidden">
        {isLive ? '' : words.reading}
      </p>
    </div>
  )
}

function AlertSwitch({ isOn, isSilent, change }: Alerts) {
  return (
    <div className="text-sm noscript:hidden">
      <label className="inline-flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
          className="size-4.5 accent-accent-fill"
        />
        {words.alerts}
      </label>
      <p role="status" className="text-ink-soft text-xs empty:hidden">
        {isSilent ? words.alertsSilent : ''}
      </p>
    </div>
  )
}
