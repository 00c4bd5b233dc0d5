import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { sendWork } from './send-work.ts'
import type { Work } from './use-work.ts'
import { words as allWords } from './words.ts'

const words = allWords.preview

/** Pixels of the windows in which the page is shown. */
const widths = { phone: 360, desktop: 1280 } as const
type Width = keyof typeof widths

type Props = { word: string; slug: string; work: Work }

/** The public page with what is typed, renewed whenever it is saved. */
export function PreviewPanel({ word, slug, work }: Props) {
  const [width, setWidth] = useState<Width>('phone')
  const frame = useRef<HTMLIFrameElement>(null)
  const { preview, turn } = work.standing
  const address = usePreviewAddress({ word, slug, work })
  useEffect(() => {
    if (turn > 0) frame.current?.contentWindow?.location.reload()
  }, [turn])
  return (
    <section aria-labelledby="pratinjau" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="pratinjau" className="flex-1 text-lg">
          {words.title}
        </h2>
        {(['phone', 'desktop'] as const).map((one) => (
          <Button
            key={one}
            type="button"
            tone={one === width ? 'secondary' : 'quiet'}
            aria-pressed={one === width}
            onClick={() => setWidth(one)}
          >
            {words[one]}
          </Button>
        ))}
      </div>
      {preview === null && <p className="text-sm text-ink-soft">{words.none}</p>}
      {address && (
        <>
          <Scaled frame={frame} address={address} width={widths[width]} />
          <a href={address} target="_blank" rel="noreferrer" className="justify-self-start text-sm underline underline-offset-4">
            {words.open}
          </a>
        </>
      )}
    </section>
  )
}

/** The address of a preview of the revision that the server has; null until there is one. */
function usePreviewAddress({ word, slug, work }: Props): string | null {
  const [address, setAddress] = useState<string | null>(null)
  const { preview } = work.standing
  const writing = useRef(work.writing)
  useEffect(() => {
    if (preview === null) return
    let isWanted = true
    sendWork({ word, slug }, 'preview', writing.current, { revision: preview }).then(
      (answer) => {
        if (isWanted && answer.ok && answer.act === 'preview') setAddress(answer.address)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [word, slug, preview])
  return address
}

type ScaledProps = { frame: RefObject<HTMLIFrameElement | null>; address: string; width: number }

/** A window of this width, made as small as the space that there is. */
function Scaled({ frame, address, width }: ScaledProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const fit = () => {
      const scale = Math.min(1, current.clientWidth / width)
      current.style.setProperty('--scale', String(scale))
      current.style.setProperty('--width', `${width}px`)
      current.style.setProperty('--height', `${current.clientHeight / scale}px`)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(current)
    return () => observer.disconnect()
  }, [width])
  return (
    <div ref={box} className="h-[min(70dvh,44rem)] w-full overflow-hidden rounded-card border border-line bg-paper-sunk">
      <iframe
        ref={frame}
        src={address}
        title={words.frame}
        className="h-(--height) w-(--width) origin-top-left scale-(--scale) bg-paper outline outline-line-strong"
      />
    </div>
  )
}
