/**
 * Loads code that the page works without, and passes it to `use`. Where it cannot be loaded, for example because the
 * visitor leaves the page meanwhile, it is loaded once the browser is online again. Errors of `use` stay unhandled.
 */
export function loadWhenOnline<Module>(
  load: () => Promise<Module>,
  use: (module: Module) => unknown,
  onMissing: () => void = () => {},
): void {
  load().then(use, () => {
    onMissing()
    addEventListener('online', () => loadWhenOnline(load, use, onMissing), { once: true })
  })
}
