import { trackingElementId } from '../lib/page-tracking.ts'
import { afterFirstPaint, afterLoad } from './after-paint.ts'
import { loadWhenOnline } from './load-when-online.ts'

/** Loads the tracking script after the first paint and the load event, on pages for which something is switched on. */
export function startTracking(): void {
  const script = document.getElementById(trackingElementId)?.dataset.script
  if (script)
    afterFirstPaint(() =>
      afterLoad(() =>
        loadWhenOnline(
          () => import(/* @vite-ignore */ script),
          () => {},
        ),
      ),
    )
}
