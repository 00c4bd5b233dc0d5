import { type ComponentType, useContext } from 'react'
import { unrecorded } from '../lib/unrecorded.ts'
import { DocumentContext } from './document.ts'
import { words } from './words.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'live-part': { class?: string; children: ReactNode } & Record<`data-${string}`, string | undefined>
    }
  }
}

type Props<Own extends object, Facts> = {
  /** Its name in `app/live-parts.ts`. */
  name: string
  component: ComponentType<Own & { facts: Facts }>
  /** Plain data. The page contains it as JSON for the browser. */
  props: Own
  /** Data that pages share: the browser fetches it from `factsAddress` instead. */
  facts: Facts
  factsAddress: string
}

/**
 * A part of a page in which React runs in the browser. The server renders it too, so it works without script. After the
 * first paint `app/live/` fetches its code and hydrates it.
 */
export function LivePart<Own extends object, Facts>({ name, component: Part, props, facts, factsAddress }: Props<Own, Facts>) {
  const { liveScript } = useContext(DocumentContext)
  return (
    <live-part
      class="block"
      {...unrecorded}
      data-name={name}
      data-script={liveScript}
      data-facts={factsAddress}
      data-served-note={words.pageByPage}
    >
      <p role="status" data-note="" className="mt-6 max-w-prose text-sm empty:hidden" />
      <div data-root="">
        <Part {...props} facts={facts} />
      </div>
      {/* JSON data, not script: the security policy allows it. An unescaped `<` could end the element early. */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }} />
    </live-part>
  )
}
