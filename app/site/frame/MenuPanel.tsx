import type { ReactNode } from 'react'
import { Icon } from '~/ui/Icon.tsx'
import { looks } from './looks.ts'

/**
 * A menu item with a panel. On a wide screen the panel is a popover below the header. On a narrow screen it unfolds inside
 * the open menu when the `<details>` next to it is open, so that one Escape closes the whole menu.
 */
export function MenuPanel({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <li className="group max-lg:border-line max-lg:border-b">
      <button type="button" popoverTarget={id} className={`${looks.menuItem} cursor-pointer max-lg:hidden`}>
        {label}
        <Chevron />
      </button>
      <details name="menu" className="lg:hidden">
        <summary className={`${looks.menuItem} cursor-pointer list-none justify-between`}>
          {label}
          <Chevron />
        </summary>
      </details>
      <div id={id} popover="auto" data-closes-behind-focus="" className={`${looks.panel} inset-x-0 lg:panel-height ${unfolding}`}>
        {children}
      </div>
    </li>
  )
}

// Narrow: part of the menu, shown when the `<details>` is open.
const unfolding = 'max-lg:static max-lg:border-0 max-lg:pb-6 max-lg:shadow-none max-lg:group-has-open:block'

function Chevron() {
  return <Icon name="chevron" className="size-4 transition-transform group-has-open:rotate-180" />
}
