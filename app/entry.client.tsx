import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(document, <LivePage />)
})

function LivePage() {
  // Tells styles and tests that live behaviour has begun.
  useEffect(() => {
    document.documentElement.dataset.alive = ''
  }, [])
  return <HydratedRouter />
}
