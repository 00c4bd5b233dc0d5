import { smallPhoto } from '../../lib/small-photo.ts'

/**
 * Makes a photo as small as the server would, as soon as it is chosen. A phone's photo of many megabytes is then small
 * before the form is sent over a slow connection. If anything fails, the original file is sent.
 */
export function shrinkPhotos(part: HTMLElement): void {
  part.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') shrink(target).catch(() => {})
  })
  for (const input of part.querySelectorAll<HTMLInputElement>('input[type=file]')) shrink(input).catch(() => {})
}

async function shrink(input: HTMLInputElement): Promise<void> {
  const photo = input.files?.[0]
  if (!photo) return
  const small = await smallPhoto(photo)
  // The visitor may have chosen another photo meanwhile.
  if (small === photo || input.files?.[0] !== photo) return
  const chosen = new DataTransfer()
  chosen.items.add(small)
  input.files = chosen.files
}
