import { at } from '~/addresses.ts'
import { Icon } from '~/ui/Icon.tsx'
import { words } from './words.ts'

/** The search in the header. Where the header has no room for the field, the button leads to the search page. */
export function SiteSearch() {
  return (
    <form action={at.search()} className="flex rounded-control border-line-strong md:max-lg:border xl:border">
      <input
        name="q"
        aria-label={words.searchField}
        placeholder={words.searchHint}
        enterKeyHint="search"
        className="hidden h-11 w-28 bg-transparent pl-3 text-sm xl:block md:max-lg:block md:max-lg:w-48"
      />
      {/* Between 64 and 80rem the menu needs the room. */}
      <button type="submit" className="grid size-11 cursor-pointer place-items-center">
        <Icon name="search" className="size-6 lg:size-5" />
        <span className="sr-only">{words.search}</span>
      </button>
    </form>
  )
}
