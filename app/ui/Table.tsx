import { type ReactNode, useId } from 'react'

type Props = { caption: string /** The caption is read out but not shown. */; quietCaption?: boolean; children: ReactNode }

/** A table that scrolls sideways on a narrow screen, by touch and by keyboard. */
export function Table({ caption, quietCaption = false, children }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-labelledby={id} tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full border-collapse text-left [&_td]:border-line [&_td]:border-b [&_td]:py-3 [&_td]:pr-4 [&_th]:border-line [&_th]:border-b [&_th]:py-3 [&_th]:pr-4 [&_th]:font-semibold">
        <caption id={id} className={quietCaption ? 'sr-only' : 'pb-3 text-left font-semibold text-lg'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}
