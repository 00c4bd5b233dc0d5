import { at } from '~/addresses.ts'
import { makerName, type Settings } from '~/core/content/settings.ts'
import type { Entry } from '~/menu.ts'
import { Icon } from '~/ui/Icon.tsx'
import { RenderedOnce } from '~/ui/RenderedOnce.tsx'
import { FrameLink, HereProvider } from './FrameLink.tsx'
import type { FrameData } from './frame.ts'
import { GroupMenu } from './GroupMenu.tsx'
import { looks } from './looks.ts'
import { ModelMenu } from './ModelMenu.tsx'
import { SiteSearch } from './SiteSearch.tsx'
import { Support } from './Support.tsx'
import { words } from './words.ts'

/** `place`: see `placeInMenus`. */
export function Header({ frame, place }: { frame: FrameData; place: string }) {
  return (
    <RenderedOnce
      as="header"
      className="group/header relative top-0 z-10 border-line border-b bg-paper has-[:popover-open]:sticky roomy:sticky"
      of={frame.cars}
      name={`header ${place}`}
    >
      <HereProvider value={place}>
        <Bar frame={frame} />
      </HereProvider>
    </RenderedOnce>
  )
}

/** The menus are popovers: without script they open by a click, close with Escape, and give the focus back. */
function Bar({ frame }: { frame: FrameData }) {
  return (
    <div className="content flex h-header items-center justify-between gap-4 lg:gap-6">
      <Wordmark settings={frame.settings} />
      <nav
        id="menu"
        popover="auto"
        aria-label={words.mainNavigation}
        className={`${looks.panel} inset-x-0 max-lg:bottom-0 lg:static lg:shadow-none lg:flex lg:grow lg:overflow-visible lg:border-0`}
      >
        <ul className="content pb-section lg:flex lg:p-0">
          <ModelMenu groups={frame.cars} />
          {frame.main.map((entry) => (
            <MenuLink key={entry.href} entry={entry} />
          ))}
          <GroupMenu id="menu-servis" label={words.owner} groups={frame.owner} />
          <GroupMenu id="menu-perusahaan" label={words.company} groups={frame.company} />
        </ul>
      </nav>
      <div className="flex items-center gap-1">
        <SiteSearch />
        <Support support={frame.settings.support} />
        <button
          type="button"
          popoverTarget="menu"
          className="grid size-11 cursor-pointer place-items-center rounded-control lg:hidden"
        >
          <Icon name="menu" className="size-6 group-has-[#menu:popover-open]/header:hidden" />
          <Icon name="close" className="hidden size-6 group-has-[#menu:popover-open]/header:block" />
          <span className="sr-only">{words.menu}</span>
        </button>
      </div>
    </div>
  )
}

function Wordmark({ settings }: { settings: Settings }) {
  return (
    <a
      href={at.home()}
      aria-label={`${makerName(settings)}, ${words.home}`}
      className="font-extrabold text-[min(var(--text-lg),6vw)] leading-none tracking-tight"
    >
      {`${settings.wordmark.name} `}
      <span className="font-normal text-ink-soft max-sm:hidden lg:hidden">{settings.wordmark.place}</span>
    </a>
  )
}

function MenuLink({ entry: { label, href } }: { entry: Entry }) {
  return (
    <li className="max-lg:border-line max-lg:border-b">
      <FrameLink href={href} className={looks.menuItem}>
        {label}
      </FrameLink>
    </li>
  )
}
