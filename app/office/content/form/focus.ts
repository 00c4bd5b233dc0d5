const controls = 'input:not([type="hidden"], :disabled), select, textarea, [contenteditable="true"]'

/** Focuses the first control of a part that was just added. */
export function focusNew(part: Element | null | undefined): void {
  const isControl = part?.matches(controls)
  const target = isControl ? part : (part?.querySelector(controls) ?? part?.querySelector('summary') ?? part)
  if (target instanceof HTMLElement) target.focus()
}

/**
 * Focuses the neighbour of an entry that was removed: the one in its place, else the one before it. Without any, `otherwise`.
 * `entries`: the elements of those that are left.
 */
export function focusNeighbour(entries: readonly Element[], index: number, otherwise: Element | null | undefined): void {
  const neighbour = entries[Math.min(index, entries.length - 1)]
  // Controls of a folded entry cannot take focus, its heading can.
  const target =
    neighbour?.querySelector('summary') ?? neighbour?.querySelector(`${controls}, button:not(:disabled)`) ?? otherwise
  if (target instanceof HTMLElement) target.focus()
}
