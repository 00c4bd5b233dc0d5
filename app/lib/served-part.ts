/** Shows that a live part works page by page for now: CSS hides what needs script, and a note says so. */
export function showServed(part: HTMLElement): void {
  part.dataset.served = ''
  writeNote(part, part.dataset.servedNote ?? '')
}

export function showLive(part: HTMLElement): void {
  delete part.dataset.served
  writeNote(part, '')
}

function writeNote(part: HTMLElement, text: string): void {
  const note = part.querySelector('[data-note]')
  if (note) note.textContent = text
}
