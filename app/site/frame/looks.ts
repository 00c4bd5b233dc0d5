const panel =
  'fixed inset-x-0 top-header h-auto w-auto max-w-none overflow-y-auto overscroll-contain bg-paper text-ink transition-opacity duration-200 starting:open:opacity-0'

/** Class names that more than one part of the frame wears. */
export const looks = {
  menuItem: 'flex min-h-12 items-center gap-1.5 font-semibold transition-colors hover:text-accent lg:px-3 lg:text-sm',
  menuPanel: `${panel} bottom-0 lg:bottom-auto lg:max-h-[calc(100dvh-var(--spacing-header))] lg:border-line lg:border-y lg:shadow-panel`,
  supportPanel: `${panel} max-h-[calc(100dvh-var(--spacing-header))] border-line border-y p-gutter shadow-panel sm:left-auto sm:end-content sm:w-96 sm:rounded-b-card sm:border-x sm:p-6`,
} as const
