import { useRef, useState } from 'react'

/** Why the visitor's location is not known (yet). */
export type LocationState = 'asking' | 'refused' | 'unavailable' | 'timeout'

/** Timeout in ms: some browsers never call back when the visitor ignores the permission prompt. */
const timeoutMs = 10_000
/** In metres. A less exact location was probably guessed from the IP address. */
const coarsest = 50_000

/** Asks the browser for the location. `found` gets `-6.209,106.846`: a hundred metres are exact enough for a distance. */
export function useVisitorLocation(found: (location: string) => void) {
  const [state, setState] = useState<LocationState | null>(null)
  const latest = useRef(0)

  async function ask(): Promise<void> {
    const mine = ++latest.current
    setState('asking')
    const timer = setTimeout(() => latest.current === mine && setState('timeout'), timeoutMs)
    const answer = await position().then(({ coords }) => locationIn(coords), reasonOf)
    clearTimeout(timer)
    if (latest.current !== mine) return
    setState('reason' in answer ? answer.reason : null)
    if ('location' in answer) found(answer.location)
  }

  /** Call it when the visitor names a place while the browser still looks: then a later location is ignored. */
  function forget(): void {
    latest.current += 1
    setState(null)
  }

  return { state, ask, forget }
}

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('No geolocation'))
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: timeoutMs })
  })
}

type Answered = { location: string } | { reason: LocationState }

function locationIn({ latitude, longitude, accuracy }: GeolocationCoordinates): Answered {
  const isNowhere = latitude === 0 && longitude === 0
  const isUsable = Number.isFinite(latitude) && Number.isFinite(longitude) && accuracy <= coarsest
  if (isNowhere || !isUsable) return { reason: 'unavailable' }
  return { location: `${latitude.toFixed(3)},${longitude.toFixed(3)}` }
}

function reasonOf(problem: unknown): Answered {
  const code = problem && typeof problem === 'object' && 'code' in problem ? problem.code : 0
  if (code === 1) return { reason: 'refused' }
  return { reason: code === 3 ? 'timeout' : 'unavailable' }
}
