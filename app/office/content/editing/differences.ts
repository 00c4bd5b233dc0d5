/** A piece of text that both versions have, or only one. */
export type Piece = { text: string; change: 'same' | 'added' | 'removed' }

/** What differs in one field. */
export type Difference = { field: string; label: string; pieces: readonly Piece[] }
