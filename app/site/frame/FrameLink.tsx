import { type ComponentProps, createContext, useContext } from 'react'
import type { FrameData } from './frame.ts'

const Here = createContext('')

/** `value` is the path of the page, for the links inside. */
export const HereProvider = Here.Provider

/** A link of the header or the footer. The link to the page itself is marked. */
export function FrameLink({ href, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a href={href} aria-current={useContext(Here) === href ? 'page' : undefined} {...rest}>
      {children}
    </a>
  )
}

/** The path when the header or the footer has a link to it, else empty: all other pages share one header and one footer. */
export function placeInMenus({ cars, main, owner, company, footer }: FrameData, here: string): string {
  const entries = [
    ...main,
    ...[...owner, ...company, ...footer].flatMap((group) => group.entries),
    ...cars.flatMap((group) => group.cars).flatMap(({ actions }) => actions),
  ]
  return entries.some(({ href }) => href === here) ? here : ''
}
