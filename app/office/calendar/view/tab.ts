/** The look of the small links and buttons above the calendar. */
export const tab =
  'inline-flex min-h-10 items-center rounded-control border border-line px-3 text-sm font-semibold hover:border-current aria-[current]:border-ink aria-[current]:bg-paper-sunk'
