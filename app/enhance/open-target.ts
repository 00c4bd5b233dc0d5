/** Opens the `<details>` around the target of a link. Newer browsers do this by themselves, also without script. */
export function openTarget(): void {
  const open = () => {
    const target = document.querySelector(':target')
    const details = target?.closest('details')
    if (!target || !details || details.open) return
    details.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
