/** Class names that several parts of the frame share. */
export const looks = {
  menuItem: 'flex min-h-12 items-center gap-1.5 font-semibold transition-colors hover:text-accent lg:px-3 lg:text-sm',
  /** A panel below the header. Each panel sets its own width and height. */
  panel:
    'fixed top-header bottom-auto h-auto w-auto max-w-none overflow-y-auto overscroll-contain border-line border-y bg-paper text-ink shadow-panel transition-opacity duration-200 starting:open:opacity-0',
} as const

/**
 * On a narrow screen the open menu covers the page. So the page is hidden, and the focus stays in the header. The rule
 * does not begin with `body:has`: the browser would then style the whole page again at each checked radio button.
 */
const coveredByMenu = 'header:has(#menu:popover-open)~*,[href="#isi"]:has(+header #menu:popover-open)'
const focusInMenu = `@media(width<64rem){${coveredByMenu}{visibility:hidden}}`

/**
 * Without script the other panels stay open when the focus leaves them. The browser then scrolls the focused element into
 * the strip below the panel.
 */
const focusBelowPanels = '@media(scripting:none){:root:has([popover]:popover-open){scroll-padding-top:calc(100dvh - 5.5rem)}}'

export const focusRules = focusInMenu + focusBelowPanels
