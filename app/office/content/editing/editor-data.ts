import type { ItemState } from '~/core/content/kind.ts'
import type { Zone } from '~/lib/zone.ts'
import type { References } from '../form/references.ts'
import type { FormShape } from '../form/shape.ts'
import type { Writing } from './draft-saver.ts'
import type { Standing } from './work.ts'

/** Everything that the editor of an item begins with. Instants are ISO texts. */
export type EditorData = {
  /** Differs for each answer of the server, so that the editor begins again with it. */
  loadedAt: string
  /** The word of the kind in addresses, and its names. */
  word: string
  one: string
  many: string
  slug: string
  /** The field that names the item. */
  heading: string
  state: ItemState
  publishAt: string | null
  /** True when the item was never published. */
  isNew: boolean
  /** True when its address cannot change. */
  isFixed: boolean
  /** True while the slug follows the title. */
  followsTitle: boolean
  /** The address of its page, with `*` for the slug. */
  addressOf: string
  schedule: { day: string; time: string; zone: Zone }
  shape: FormShape
  references: References
  writing: Writing
  standing: Standing
  isReadOnly: boolean
  /** What was done last. */
  news: string | null
}
