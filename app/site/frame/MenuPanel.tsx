import type { ReactNode } from 'react'
import { Icon } from '~/ui/Icon.tsx'
import { looks } from './looks.ts'
import { words } from './words.ts'

/** A menu item that opens a panel: below the header on a wide screen, over the menu on a narrow one. */
export function MenuPanel({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <li className="group">
      <button
        type="button"
        popoverTarget={id}
        className={`${looks.menuItem} cursor-pointer max-lg:w-full max-lg:justify-between`}
      >
        {label}
        <Icon name="chevron" className="size-4 transition-transform max-lg:-rotate-90 lg:group-has-popover-open:rotate-180" />
      </button>
      <div id={id} popover="auto" data-closes-behind-focus="" className={looks.menuPanel}>
        <div className="content border-line border-b lg:hidden">
          <button type="button" popoverTarget={id} popoverTargetAction="hide" className={`${looks.menuItem} cursor-pointer`}>
            <Icon name="chevron" className="size-4 rotate-90" />
            {words.back}
          </button>
        </div>
        {children}
      </div>
    </li>
  )
}
