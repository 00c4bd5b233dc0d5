/** The role of a part for a screen reader: the standard structure types of PDF. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'Link' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Sect'

/**
 * The mark of an element on the page. A text without a mark is a paragraph. Lines, backgrounds and elements marked
 * `decoration` are not read aloud. An element split over two pages keeps its mark and stays one structure element.
 */
export type Mark =
  | 'decoration'
  | { role: Exclude<Role, 'Figure' | 'Link' | 'TH' | 'TD'> }
  | { role: 'Figure'; alt: string }
  | { role: 'Link'; address: string }
  | { role: 'TH'; scope: 'Row' | 'Column'; span?: number }
  | { role: 'TD'; span?: number }
