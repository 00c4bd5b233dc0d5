/** Keeps a focused control clear of the figures pinned to the bottom of a small screen. */
export const roomForPinned = '@media (width < 64rem){html{scroll-padding-bottom:7rem}}'
