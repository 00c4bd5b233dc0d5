/** Adds a script of another host. The promise is false when it could not be loaded. */
export function addScript(address: string): Promise<boolean> {
  const script = Object.assign(document.createElement('script'), { src: address, async: true })
  const loaded = new Promise<boolean>((resolve) => {
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
  })
  document.head.append(script)
  return loaded
}
