import { href } from 'react-router'

/** Every link of the site: an English name and its address, checked against the route table by the compiler. */
export const at = {
  home: () => href('/'),
} as const
