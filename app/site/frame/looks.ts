/** Class names that more than one part of the frame wears. */
export const looks = {
  menuItem: 'flex min-h-12 items-center gap-1.5 font-semibold transition-colors hover:text-accent lg:px-3 lg:text-sm',
  /** What opens below the header and leaves a strip of the page free; how wide is for each to say. */
  panel:
    'fixed top-header bottom-auto h-auto w-auto max-w-none max-h-[calc(100dvh-var(--spacing-header)-6rem)] overflow-y-auto overscroll-contain border-line border-y bg-paper text-ink shadow-panel transition-opacity duration-200 starting:open:opacity-0',
} as const

/**
 * Without script a panel stays open when the keyboard walks on: where it goes is scrolled into the strip below the
 * panel, and the top of the page, which cannot be scrolled down, stands below the open menu.
 */
export const focusBelowPanels =
  '@media(scripting:none){' +
  ':root:has([popover]:popover-open){scroll-padding-top:calc(100dvh - 5.5rem)}' +
  ':root:has(#menu:popover-open) #isi{padding-top:calc(100dvh - 10rem)}}'
