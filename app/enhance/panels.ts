/** Closes a panel marked `data-closes-behind-focus` when the focus leaves it, so that it never hides the focused element. */
export function closePanelsBehindFocus() {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover][data-closes-behind-focus]')) {
    panel.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !panel.contains(relatedTarget) && !opens(relatedTarget, panel)) panel.hidePopover()
    })
  }
}

function opens(element: Node, panel: HTMLElement): boolean {
  return element instanceof HTMLButtonElement && element.popoverTargetElement === panel
}
