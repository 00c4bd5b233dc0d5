import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react'
import { at } from '~/addresses.ts'
import { fileName } from '~/core/pictures/picture.ts'
import { own } from '~/lib/own.ts'
import { FileField } from '~/ui/FileField.tsx'
import { useFormTools } from './form-context.ts'
import { listPhotos, type Photo, type PhotoAnswer, sendFocalPoint, sendPhoto } from './photos.ts'
import type { TypedPicture } from './typed.ts'
import { words as formWords } from './words.ts'

const words = formWords.picture

export type PictureParts = {
  /** The id of a control of the picture. */
  id: (name: string) => string
  value: TypedPicture
  set: (changes: Partial<TypedPicture>) => void
}

type Props = Omit<PictureParts, 'set'> & { choose: (photo: Photo) => void }

/** Uploads a photo or chooses a stored one, and sets the point that every crop shows. */
export function PhotoChoice({ id, value, choose }: Props) {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [state, setState] = useState<'idle' | 'sending' | { error: string }>('idle')
  const { isReadOnly } = useFormTools()
  useEffect(() => {
    listPhotos().then(setPhotos, () => setPhotos([]))
  }, [])
  const chosen = photos.find((photo) => photo.id === value.upload)
  const take = (answer: PhotoAnswer) => {
    if (!answer.ok) return setState({ error: answer.message })
    setState('idle')
    setPhotos((before) => [answer.photo, ...before.filter((photo) => photo.id !== answer.photo.id)])
    choose(answer.photo)
  }
  const upload = (file: File | undefined) => {
    if (!file) return
    setState('sending')
    sendPhoto(file, value.alt).then(take, () => setState({ error: words.unsent }))
  }
  return (
    <div className="grid gap-4">
      {chosen && <FocalPoint key={`${chosen.id} ${chosen.version}`} photo={chosen} take={take} />}
      {!isReadOnly && (
        <FileField
          name={id('upload')}
          label={words.file}
          hint={words.fileHelp}
          error={typeof state === 'object' ? state.error : undefined}
          accept="image/jpeg,image/png,image/webp"
          onChange={({ currentTarget }) => {
            upload(currentTarget.files?.[0])
            // So that choosing the same file again, after a refusal, is a change too.
            currentTarget.value = ''
          }}
        />
      )}
      <p role="status" className="text-sm empty:hidden">
        {state === 'sending' && words.uploading}
      </p>
      {photos.length > 0 && <Stored photos={photos} chosen={value.upload} choose={choose} />}
    </div>
  )
}

type StoredProps = { photos: readonly Photo[]; chosen: string; choose: (photo: Photo) => void }

function Stored({ photos, chosen, choose }: StoredProps) {
  const title = useId()
  return (
    <div className="grid gap-2">
      <p id={title} className="text-sm font-semibold">
        {words.stored}
      </p>
      <ul
        aria-labelledby={title}
        className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2 overflow-y-auto p-1"
      >
        {photos.map((photo) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-pressed={photo.id === chosen}
              onClick={() => choose(photo)}
              className="block w-full cursor-pointer rounded-control ring-ink aria-pressed:ring-3"
            >
              <img
                src={fileOf(photo)}
                alt={photo.alt || words.untold}
                width="320"
                height="168"
                loading="lazy"
                className="h-auto w-full rounded-control"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const fileOf = ({ id, version }: Photo) => at.staffPhoto(id, fileName(320, 'jpg'), version)

/** Percent of the picture that an arrow key moves the point. */
const step = 5

function FocalPoint({ photo, take }: { photo: Photo; take: (answer: PhotoAnswer) => void }) {
  const [point, setPoint] = useState({ x: photo.focalX, y: photo.focalY })
  const [isSaved, setSaved] = useState(false)
  const { isReadOnly } = useFormTools()
  const save = (next: { x: number; y: number }) => {
    const inside = { x: Math.min(1, Math.max(0, next.x)), y: Math.min(1, Math.max(0, next.y)) }
    setPoint(inside)
    sendFocalPoint(photo.id, inside).then(
      (answer) => {
        setSaved(answer.ok)
        take(answer)
      },
      () => take({ ok: false, message: words.unsent }),
    )
  }
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    if (detail > 0) save({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = own(moves, event.key)
    if (!move) return
    event.preventDefault()
    save({ x: point.x + (move[0] * step) / 100, y: point.y + (move[1] * step) / 100 })
  }
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <div className="grid content-start gap-1">
        <button
          type="button"
          disabled={isReadOnly}
          aria-label={words.focalLabel(Math.round(point.x * 100), Math.round(point.y * 100))}
          onClick={onClick}
          onKeyDown={onKeyDown}
          className="relative block cursor-crosshair"
        >
          <img src={at.staffPhoto(photo.id, 'utuh.jpg', photo.version)} alt="" className="h-auto w-full rounded-control" />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
            <circle cx={point.x * 100} cy={point.y * 100} r="4" className="fill-paper stroke-ink" strokeWidth="1.5" />
          </svg>
        </button>
        <p className="text-sm text-ink-soft">{words.focalPoint}</p>
      </div>
      <div className="grid content-start gap-1">
        <img
          src={at.staffPhoto(photo.id, fileName(640, 'jpg'), photo.version)}
          alt={photo.alt}
          width="640"
          height="336"
          className="h-auto w-full rounded-card"
        />
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {isSaved && words.focalSaved}
        </p>
      </div>
    </div>
  )
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
