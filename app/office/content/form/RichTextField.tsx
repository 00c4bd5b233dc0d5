import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { RichText } from '~/core/content/RichText.tsx'
import type { RichText as RichTextJson } from '~/core/content/rich-text.ts'
import { FieldGroup } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { type Common, useFormTools } from './form-context.ts'
import type { Typed } from './typed.ts'
import { words } from './words.ts'

/** When its script cannot be loaded, the text stays as it is, and the rest of the form still works. */
const RichTextEditor = lazy(() => import('./rich-text/RichTextEditor.tsx').catch(() => ({ default: Unavailable })))

/** A text with headings, lists and links. Its editor is loaded when it comes into sight: a page can have twenty texts. */
export function RichTextField({ common, value }: { common: Common; value: Typed }) {
  const { isReadOnly, change } = useFormTools()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const text = value as RichTextJson
  const still = <Still text={text} />
  return (
    <FieldGroup {...common} id={common.name}>
      <div id={common.name} ref={place} tabIndex={-1} className="outline-none">
        {isNear && !isReadOnly ? (
          <Suspense fallback={still}>
            <RichTextEditor label={common.label} text={text} onChange={(next) => change(common.name, next)} />
          </Suspense>
        ) : (
          still
        )}
      </div>
    </FieldGroup>
  )
}

function Unavailable({ text }: { text: RichTextJson }) {
  return (
    <>
      <Notice tone="warn">{words.richText.unavailable}</Notice>
      <Still text={text} />
    </>
  )
}

function Still({ text }: { text: RichTextJson }) {
  return (
    <div className="min-h-32 wrap-anywhere rounded-control border border-line-strong px-4 pb-4">
      <RichText text={text} />
    </div>
  )
}

/** True once an element has come near the window. */
function useIsNear(place: { current: Element | null }): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isNear
}
