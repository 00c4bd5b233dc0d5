import { Text, View, type ViewProps } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { type Look, texts } from './look.ts'
import type { Mark, Role } from './mark.ts'

type BlockProps = Pick<ViewProps, 'wrap' | 'break' | 'fixed' | 'minPresenceAhead'> & {
  look?: Look | undefined
  mark?: Mark | undefined
  /** The entry of this element in the outline. */
  bookmark?: { title: string; left: number } | undefined
  children?: ReactNode
}

/** A box. React PDF passes unknown properties on, such as the mark. */
export function Block({ look = {}, ...rest }: BlockProps) {
  return <View {...rest} {...inLook(look)} />
}

type WordsProps = {
  look?: Look | undefined
  mark?: Mark | undefined
  /** Replaces children: text that depends on the page. */
  render?: (page: { pageNumber: number; totalPages: number }) => string
  children?: ReactNode
}

/** Text. Without another mark it is a paragraph. */
export function Words({ look = texts.body, ...rest }: WordsProps) {
  return <Text {...rest} {...inLook(look)} />
}

/** React PDF's property for the look of an element. */
export const inLook = (look: Look): object => ({ style: look })

/** A new mark for one element. Elements that share a mark object become one structure element. */
export const as = (role: Exclude<Role, 'Figure' | 'Link' | 'TH' | 'TD'>): Mark => ({ role })
