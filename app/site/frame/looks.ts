/** Class names that more than one part of the frame wears. */
export const looks = {
  menuItem: 'flex min-h-12 items-center gap-1.5 font-semibold transition-colors hover:text-accent lg:px-3 lg:text-sm',
  /** What opens below the header; how wide is for each to say. */
  panel:
    'fixed top-header bottom-auto h-auto w-auto max-w-none max-h-[calc(100dvh-var(--spacing-header))] overflow-y-auto overscroll-contain border-line border-y bg-paper text-ink shadow-panel transition-opacity duration-200 starting:open:opacity-0',
} as const
