/** Starts the scripts of a page that React brings to life, once it has been painted. */
export function startLivePage() {
  const waiting = document.querySelector<HTMLScriptElement>('script[type="text/x-hydration"]')
  if (waiting) requestAnimationFrame(() => setTimeout(() => start(waiting)))
}

function start(waiting: HTMLScriptElement) {
  for (const href of waiting.dataset.modules?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  const { nonce, text } = waiting
  document.body.append(Object.assign(document.createElement('script'), { type: 'module', nonce, text }))
}
