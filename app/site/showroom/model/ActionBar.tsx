import { at } from '~/addresses.ts'
import type { Car } from '~/core/cars/car.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import type { Action } from './actions.ts'
import { colourFormId } from './ColourPicker.tsx'
import { sectionIds } from './Section.tsx'
import { words } from './words.ts'

/**
 * A fixed bar: below the header on a wide screen, at the bottom on a narrow one. Its actions submit the form of the colour
 * picker, so that the chosen colour is sent along without script.
 */
export function ActionBar({ car, actions: [first, ...others] }: { car: Car; actions: Action[] }) {
  return (
    <div className="z-5 border-line bg-paper max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t roomy:max-lg:fixed lg:top-header lg:border-b roomy:lg:sticky">
      <div className="content flex items-center justify-between gap-3 py-2">
        <nav aria-label={words.sections} className="max-lg:hidden">
          <ul className="flex gap-6 text-sm">
            {Object.entries(sectionIds).map(([key, id]) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink">
                  {words[key as keyof typeof sectionIds]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex grow gap-2 *:grow narrow:flex-wrap max-xl:*:px-3 max-sm:*:px-2 lg:grow-0 lg:gap-3">
          {first && <Go action={first} tone="primary" />}
          {others.map((action) => (
            <Go key={action.label} action={action} tone="secondary" />
          ))}
          {/* Hidden where the other actions leave no room. The garage of the dimension sheet leads to the comparison, too. */}
          <div className={`grid px-0! ${others.length > 1 ? 'max-sm:hidden lg:max-xl:hidden' : ''}`}>
            <ButtonLink href={at.compare([car.slug])} tone={first ? 'secondary' : 'primary'}>
              {words.compare}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}

function Go({ action, tone }: { action: Action; tone: 'primary' | 'secondary' }) {
  return (
    <Button form={colourFormId} formAction={action.address} name={action.parameter} value={action.value} tone={tone}>
      {action.label}
    </Button>
  )
}
