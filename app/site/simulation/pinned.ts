/** Keeps a control that gets the focus clear of the figures that are pinned below it on a small screen. */
export const roomForPinned = '@media (width < 64rem){html{scroll-padding-bottom:7rem}}'
