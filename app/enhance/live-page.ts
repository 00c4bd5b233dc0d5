/** Fetches the script of a page with a live part, once the page has been painted. */
export function startLivePage() {
  const script = document.querySelector<HTMLElement>('[data-live]')?.dataset.script
  if (script) requestAnimationFrame(() => setTimeout(() => import(/* @vite-ignore */ script)))
}
