import { Text, View, type ViewProps } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { type Look, texts } from './look.ts'
import type { Mark, Role } from './mark.ts'

type BlockProps = Pick<ViewProps, 'wrap' | 'break' | 'fixed' | 'minPresenceAhead'> & {
  look?: Look | undefined
  mark?: Mark | undefined
  /** Its entry in the outline. */
  bookmark?: { title: string; left: number } | undefined
  children?: ReactNode
}

/** A box. React PDF hands on what it does not know, such as the mark. */
export function Block({ look = {}, ...rest }: BlockProps) {
  return <View {...rest} {...inLook(look)} />
}

type WordsProps = {
  look?: Look | undefined
  mark?: Mark | undefined
  /** Instead of children: text that depends on the page. */
  render?: (page: { pageNumber: number; totalPages: number }) => string
  children?: ReactNode
}

/** Text; a paragraph unless its mark says otherwise. */
export function Words({ look = texts.body, ...rest }: WordsProps) {
  return <Text {...rest} {...inLook(look)} />
}

/** What React PDF calls the look of an element. */
export const inLook = (look: Look): object => ({ style: look })

/** A mark of its own for one element: two with the same would become one. */
export const as = (role: Exclude<Role, 'Figure' | 'Link' | 'TH' | 'TD'>): Mark => ({ role })
