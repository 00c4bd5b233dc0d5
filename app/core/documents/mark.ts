/** What a part of a document is to somebody who hears it read: the standard structure types of PDF. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'Link' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Sect'

/**
 * Stands on an element of the page. A text without one is a paragraph; lines, grounds and whatever is marked
 * `decoration` is not read at all. A part broken over two pages keeps its one mark, and so stays one part.
 */
export type Mark =
  | 'decoration'
  | { role: Exclude<Role, 'Figure' | 'Link' | 'TH' | 'TD'> }
  | { role: 'Figure'; alt: string }
  | { role: 'Link'; address: string }
  | { role: 'TH'; scope: 'Row' | 'Column'; span?: number }
  | { role: 'TD'; span?: number }
