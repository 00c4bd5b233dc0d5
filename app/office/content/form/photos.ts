import { at } from '~/addresses.ts'

/** A stored photo, as the office chooses from them. */
export type Photo = { id: string; version: string; alt: string; focalX: number; focalY: number }

export type PhotoAnswer = { ok: true; photo: Photo } | { ok: false; message: string }

export async function listPhotos(): Promise<readonly Photo[]> {
  return (await (await fetch(at.staffPhotos())).json()) as readonly Photo[]
}

export function sendPhoto(file: File, alt: string): Promise<PhotoAnswer> {
  const body = new FormData()
  body.set('alt', alt)
  body.set('photo', file)
  return send(body)
}

export function sendFocalPoint(id: string, { x, y }: { x: number; y: number }): Promise<PhotoAnswer> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ id, x, y })) body.set(name, String(value))
  return send(body)
}

async function send(body: FormData): Promise<PhotoAnswer> {
  return (await (await fetch(at.staffPhotos(), { method: 'POST', body })).json()) as PhotoAnswer
}
