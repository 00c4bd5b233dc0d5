import { type RefObject, useEffect, useState } from 'react'
import { smallButton } from '../SmallControls.tsx'
import { keyWords as words } from '../words.ts'
import { keysEnabled, setKeysEnabled } from './keys-enabled.ts'

type Props = { dialog: RefObject<HTMLDialogElement | null>; keys: readonly (readonly [key: string, meaning: string])[] }

/** The list of keys, and a box to turn them off: single letters disturb people who dictate. */
export function KeyHelp({ dialog, keys }: Props) {
  const [isEnabled, setEnabled] = useState(true)
  useEffect(() => setEnabled(keysEnabled()), [])
  const change = (enabled: boolean) => {
    setKeysEnabled(enabled)
    setEnabled(enabled)
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby="pintasan"
      className="m-auto max-w-form rounded-card border border-line bg-paper p-6 text-ink"
    >
      <h2 id="pintasan" className="text-lg">
        {words.title}
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
        {keys.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-8 rounded-control border border-line-strong px-1.5 text-center font-mono">
                {key}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4 text-sm">
        <label className="inline-flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            checked={isEnabled}
            onChange={({ currentTarget }) => change(currentTarget.checked)}
            className="size-4.5 accent-accent-fill"
          />
          {words.enabled}
        </label>
        <button type="button" onClick={() => dialog.current?.close()} className={smallButton}>
          {words.close}
        </button>
      </div>
    </dialog>
  )
}
